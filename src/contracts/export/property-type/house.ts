import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of a house. */
export const houseSheetPage = definePage({
  component: 'Export/PropertyType/House',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet('House', { rooms: 5, landM2: '486.00', sanitation: 'individual' }),
});
