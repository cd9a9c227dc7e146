import type {
  PaymentTemplatePayload,
  PaymentTemplateValues,
} from '#contracts/client/payment-template/payload.ts';
import type { RecordFormView } from '../../../blocks/record/useRecordForm.tsx';

/** The form of a schedule. */
export type ScheduleForm = RecordFormView<PaymentTemplateValues, PaymentTemplatePayload>;
