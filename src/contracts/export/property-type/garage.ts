import { definePage } from '../../define.ts';
import { exampleSheet, sheetProps, sheetQuery, type SheetLink } from './sheet.ts';

/** What a link to the sheet may ask for. */
export type Query = SheetLink;

/** The sheet of two garages. */
export const garageSheetPage = definePage({
  component: 'Export/PropertyType/Garage',
  query: sheetQuery,
  props: sheetProps,
  example: exampleSheet(
    'Garage',
    { garageKind: 'box', lengthM: '5.00', widthM: '3.00' },
    { ref: 'G01', areaM2: '15.00', habitableM2: null, priceTtcCents: 1_500_000, pricePerM2Cents: 100_000 },
  ),
});
