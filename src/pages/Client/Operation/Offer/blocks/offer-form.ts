import type { OfferPayload, OfferValues } from '#contracts/client/operation/offer/payload.ts';
import type { RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';

/** The form of an offer. */
export type OfferForm = RecordFormView<OfferValues, OfferPayload>;
