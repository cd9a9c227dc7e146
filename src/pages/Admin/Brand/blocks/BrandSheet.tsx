import type { AdminBrandFormProps, BrandSheet as Sheet } from '#contracts/admin/brand/form.ts';
import { CompanyPart } from './CompanyPart.tsx';
import { FigurePart } from './FigurePart.tsx';
import { UserPart } from './UserPart.tsx';

export interface BrandSheetProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly sheet: Sheet;
}

/** One part of a network's sheet. */
export function BrandSheet({ brand, sheet }: BrandSheetProps) {
  switch (sheet.tab) {
    case 'societes':
      return <CompanyPart brand={brand} sheet={sheet} />;
    case 'utilisateurs':
      return <UserPart brand={brand} sheet={sheet} />;
    case 'statistiques':
      return <FigurePart brand={brand} sheet={sheet} />;
  }
}
