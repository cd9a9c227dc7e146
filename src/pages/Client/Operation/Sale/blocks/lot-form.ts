import type { LotFormValues, LotPayload } from '#contracts/client/operation/sale/lot.ts';
import type { RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';

/** The form of a lot, as its parts know it. */
export type LotFormView = RecordFormView<LotFormValues, LotPayload>;
export type LotFormControl = LotFormView['control']['form'];

/** The lot that a page is about. */
export interface LotParameters {
  readonly operation: string;
  readonly lot: string;
}
