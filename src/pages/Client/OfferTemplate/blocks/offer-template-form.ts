import type { OfferTemplatePayload, OfferTemplateValues } from '#contracts/client/offer-template/payload.ts';
import type { RecordFormView } from '../../../blocks/record/useRecordForm.tsx';

/** The form of a template of offers. */
export type OfferTemplateForm = RecordFormView<OfferTemplateValues, OfferTemplatePayload>;
