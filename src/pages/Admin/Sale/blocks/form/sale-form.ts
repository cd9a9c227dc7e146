import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import type { SalePayload } from '#contracts/admin/sale/payload.ts';
import type { RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';

export type SaleValues = SaleFormProps['form']['values'];
/** The form of a sale. */
export type SaleFormView = RecordFormView<SaleValues, SalePayload>;

type Plan = SaleFormProps['plans'][number];

/** What an offer costs by the list, for one period and the people that it holds. */
export const listPriceOf = ({ monthlyCents, yearlyCents }: Plan, period: SaleValues['period']): number =>
  period === 'yearly' ? yearlyCents : monthlyCents;
