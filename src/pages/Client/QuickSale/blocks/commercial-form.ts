import type {
  CommercialInformationPayload,
  CommercialInformationValues,
} from '#contracts/client/quick-sale/payload.ts';
import type { RecordFormView } from '../../../blocks/record/useRecordForm.tsx';

/** The form of an advert, as its parts know it. */
export type CommercialFormControl = RecordFormView<
  CommercialInformationValues,
  CommercialInformationPayload
>['control']['form'];
