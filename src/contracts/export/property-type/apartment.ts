import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of an apartment. */
export const apartmentSheetPage = definePage({
  component: 'Export/PropertyType/Apartment',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet('Apartment', { rooms: 3, bedrooms: 2, dpeClass: 'C', gesClass: 'A' }),
});
