import * as brandMessages from '#messages/admin/brand.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { CoBrand } from '#ui/identity/CoBrand.tsx';

interface BrandHeaderProps {
  readonly name: string;
  /** `#RRGGBB`, or what is being typed. */
  readonly color: string;
  readonly logoHref: string | null;
}

/** How the head of the network's space will look. */
export function BrandHeader({ name, color, logoHref }: BrandHeaderProps) {
  const t = useMessages(brandMessages);
  const shown = name === '' ? t('fields.name') : name;
  return <CoBrand name={t('previewOf', { name: shown })} color={color} logoHref={logoHref} />;
}
