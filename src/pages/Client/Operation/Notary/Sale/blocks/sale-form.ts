import type { SalePayload, SaleValues } from '#contracts/client/operation/notary/sale/payload.ts';
import type { RecordFormView } from '../../../../../blocks/record/useRecordForm.tsx';

/** The form of a sale. */
export type SaleFormView = RecordFormView<SaleValues, SalePayload>;
