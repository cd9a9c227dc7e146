import type { BrandHeadProps } from '#contracts/client/brand/head.ts';
import { CoBrand } from '#ui/identity/CoBrand.tsx';

/** The head of the pages of a network: its colour, its logo, its name beside that of the house. */
export function BrandSpaceHead({ head, appName }: { head: BrandHeadProps; appName: string }) {
  return <CoBrand name={`${head.name} × ${appName}`} color={head.color} logoHref={head.logoHref} />;
}
