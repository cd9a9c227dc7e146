import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { isOpenLoan } from '#domain/loan/loan-states.ts';
import { index, store, update } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useFieldValue, useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { DrawdownsPart } from './blocks/DrawdownsPart.tsx';
import { GuaranteesPart } from './blocks/GuaranteesPart.tsx';
import { LoanActions } from './blocks/LoanActions.tsx';
import { LoanParts } from './blocks/LoanParts.tsx';
import type { SchedulePartProps } from './blocks/SchedulePart.tsx';

const schema = async () => (await import('#contracts/client/operation/financing/payload.ts')).loanFields;

const SchedulePart = lazyPart<SchedulePartProps>(
  async () => (await import('./blocks/SchedulePart.tsx')).SchedulePart,
);

/** A loan: its terms, its schedule as they are typed, its drawdowns, guarantees and papers. */
export default function LoanForm(props: WithShared<LoanFormProps>) {
  const { operation, loan, choices, can, today } = props;
  const t = useMessages(financingMessages);
  const tRecord = useMessages(recordMessages);
  const { record } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'loan',
    messages: financingMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (id) => update({ ...ofOperation, loan: id }),
    },
    updateMethod: 'PUT',
  });
  const { field, section } = form;
  const isFixed = useFieldValue(form, 'rateKind') === 'fixed';
  const isDeferred = useFieldValue(form, 'deferralKind') !== 'none';
  const title = record === null ? t('createTitle') : record.label;
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<LoanFormProps>(
    channels.operation(operation.id),
    ['loan.updated', 'drawdown.released', 'payment.received'],
    ['loan', 'schedule', 'drawdowns', 'guarantees', 'papers'],
  );
  const others = useOthersTyping({
    shared: props,
    type: 'loan',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  return (
    <OperationFrame operation={operation} current="financing" canUpdate={can.updateOperation}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: loan && <TradeStateBadge entity="loan" state={loan.status} />,
          subtitle: loan === null ? operation.name : `${operation.name} · ${loan.lender}`,
          actions: record !== null && loan !== null && (
            <LoanActions
              operationId={operation.id}
              record={record}
              loan={loan}
              canDelete={can.delete}
              today={today}
            />
          ),
        }}
        notice={<LoanNotice loan={loan} canUpdate={record === null ? can.create : can.update} />}
        after={
          <>
            <SchedulePart
              control={form.control.form.form.control}
              given={props.schedule}
              file={record !== null && can.export ? { ...ofOperation, loan: record.id } : null}
              today={today}
            />
            {record !== null && loan !== null && (
              <>
                <DrawdownsPart
                  operationId={operation.id}
                  drawdowns={props.drawdowns}
                  loans={drawableLoans(props)}
                  isLoanShown={false}
                  canUpdate={can.update}
                  today={today}
                />
                <GuaranteesPart
                  operationId={operation.id}
                  guarantees={props.guarantees}
                  loans={[{ id: record.id, label: record.label }]}
                  isLoanGiven
                  canUpdate={can.update}
                  canDelete={can.delete}
                />
                <LoanParts props={props} record={record} loan={loan} />
              </>
            )}
          </>
        }
        parts={[
          section('terms', [
            [field('label', TextField), field('lenderContactId', Select, { choices: choices.lenders })],
            [field('kind', Select), field('amountCents', MoneyField), field('durationMonths', IntegerField)],
            isFixed
              ? [field('rateKind', Select), field('rateBps', RateField, { isOptional: false })]
              : [
                  field('rateKind', Select),
                  field('indexRateBps', RateField, { isOptional: false }),
                  field('marginRateBps', RateField, { isOptional: false }),
                ],
            [field('interestConvention', Select), field('signedOn', DateField)],
            [field('firstDrawOn', DateField), field('availabilityEndOn', DateField)],
          ]),
          section('deferral', [
            isDeferred
              ? [field('deferralKind', Select), field('deferralMonths', IntegerField, { isOptional: false })]
              : [field('deferralKind', Select)],
          ]),
          section('fees', [
            [field('commitmentFeeRateBps', RateField), field('insuranceRateBps', RateField)],
            [field('fileFeeCents', MoneyField), field('guaranteeFeeCents', MoneyField)],
            field('prepaymentPenaltyRateBps', RateField),
          ]),
          section('sweep', [field('sweepRateBps', RateField)]),
          section(
            'limits',
            [
              [field('maxLtcBps', RateField), field('minEquityBps', RateField)],
              [field('maxLtvBps', RateField), field('minPreSoldBps', RateField)],
            ],
            { isFolding: true },
          ),
        ]}
        bar={
          props.form.can.save
            ? {
                submitLabel: tRecord(record === null ? 'create' : 'save'),
                cancelHref: index(ofOperation),
                note: others.sentences[0],
              }
            : null
        }
      />
    </OperationFrame>
  );
}

/** This loan, as long as something of it is left to draw. */
function drawableLoans({ form, loan, drawdowns }: LoanFormProps) {
  const { record, values } = form;
  if (record === null || loan === null || !isOpenLoan(loan.status)) return [];
  const asked = drawdowns
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const undrawnCents = (values.amountCents ?? 0) - asked;
  return undrawnCents > 0 ? [{ id: record.id, label: record.label, undrawnCents }] : [];
}

interface LoanNoticeProps {
  readonly loan: LoanFormProps['loan'];
  readonly canUpdate: boolean;
}

function LoanNotice({ loan, canUpdate }: LoanNoticeProps) {
  const t = useMessages(financingMessages);
  const tRecord = useMessages(recordMessages);
  const { status, endReason } = loan ?? { status: null, endReason: null };
  return (
    <>
      {!canUpdate && <Banner tone="info">{tRecord('readOnly')}</Banner>}
      {status === 'repaid' && <Banner tone="info">{t('ended.repaid')}</Banner>}
      {(status === 'refused' || status === 'cancelled') && (
        <Banner tone="warn">{t(`ended.${status}`, { reason: endReason ?? '' })}</Banner>
      )}
    </>
  );
}
