import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of a plot. */
export const landSheetPage = definePage({
  component: 'Export/PropertyType/Land',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet(
    'Land',
    { landM2: '512.00', isBuildingPlot: true, surveyed: false },
    { saleMode: 'tab' },
  ),
});
