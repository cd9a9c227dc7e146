import * as z from 'zod';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { diagnosticItem } from '../operation/sale/form.ts';
import { exampleSaleInformation, saleInformationFields } from './payload.ts';
import { currentExample, currentQuickSale } from './current.ts';

export const saleInformationPage = definePage({
  component: 'Client/QuickSale/SaleInformationForm',
  query: z.object({}),
  props: z.object({
    form: recordForm(saleInformationFields),
    current: currentQuickSale,
    diagnostics: z.array(diagnosticItem),
    /** What the yield needs beside the form. */
    property: z.object({ inseeCode: z.string(), areaM2: z.string(), hasCopro: z.boolean() }),
    today: day,
  }),
  example: {
    form: exampleRecordForm('Immeuble rue Thiers, Libourne', exampleSaleInformation),
    current: currentExample,
    diagnostics: [],
    property: { inseeCode: '33243', areaM2: '280.00', hasCopro: false },
    today: '2026-11-20',
  },
});
export type SaleInformationProps = z.infer<typeof saleInformationPage.props>;
