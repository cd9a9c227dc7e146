import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of a whole building. */
export const buildingSheetPage = definePage({
  component: 'Export/PropertyType/Building',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet('Building', { unitsCount: 6, rentedUnits: 4, totalM2: '412.00' }),
});
