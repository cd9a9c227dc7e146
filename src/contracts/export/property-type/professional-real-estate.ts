import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of business premises. */
export const premisesSheetPage = definePage({
  component: 'Export/PropertyType/ProfessionalRealEstate',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet('ProfessionalRealEstate', { premisesKind: 'retail', ervCategory: 5 }),
});
