import { Handshake, KeyRound, Paperclip, Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index, store, update } from '#generated/routes/client/operation/notary/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useOthersTyping } from '../../../../blocks/record/useOthersTyping.ts';
import { useRecordForm } from '../../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../../blocks/OperationFrame.tsx';
import { ClocksPart } from './blocks/ClocksPart.tsx';
import { SaleFacts } from './blocks/SaleFacts.tsx';
import { SaleStages } from './blocks/SaleStages.tsx';
import { SaleResult } from './blocks/SaleResult.tsx';
import { useSaleDialogs, type SaleDialogs } from './blocks/useSaleDialogs.tsx';
import { useSaleParts } from './blocks/useSaleParts.tsx';

const schema = async () => (await import('#contracts/client/operation/notary/sale/payload.ts')).saleFields;

// The values and the version of the form stay what they are while somebody types.
const shownProps = [
  'current',
  'prices',
  'clocks',
  'depositCap',
  'buyerCost',
  'buyerCostRefusal',
  'conditions',
  'papers',
  'expected',
  'calls',
  'steps',
  'history',
] as const;

const runningStates = ['contract', 'firm', 'conditions_lifted'];

/** The file of a sale: lots, buyers, days and papers, from the option to the keys. */
export default function NotarySaleForm(props: WithShared<NotarySaleFormProps>) {
  const { operation, current, can } = props;
  const t = useMessages(formMessages);
  const tRecord = useMessages(recordMessages);
  const { record } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'notary-sale',
    messages: formMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (notarySale) => update({ ...ofOperation, notarySale }),
    },
    updateMethod: 'PUT',
  });
  const title = record === null ? t('createTitle') : t('saleOf', { lots: record.label });
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<NotarySaleFormProps>(
    channels.operation(operation.id),
    ['notary-sale.updated', 'payment.received', 'lot.updated', 'milestone.certified'],
    shownProps,
  );
  const others = useOthersTyping({
    shared: props,
    type: 'notary-sale',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  const dialogs = useSaleDialogs(props);
  const parts = useSaleParts(form, props);
  // What still runs comes first; what is over stands below with the rest of the past.
  const isRunning = current !== null && runningStates.includes(current.status);
  const lots = useWatch({ control: form.control.form.form.control, name: 'lots' });
  const price = lots.reduce((sum, { priceTtcCents }) => sum + (priceTtcCents ?? 0), 0);
  return (
    <OperationFrame operation={operation} current="notarySales" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: current && <TradeStateBadge entity="notarySale" state={current.status} />,
          subtitle: current === null || current.buyers === '' ? operation.name : current.buyers,
          actions: <SaleActions props={props} dialogs={dialogs} />,
        }}
        notice={!can.update && <Banner tone="info">{tRecord('readOnly')}</Banner>}
        before={
          current && (
            <Stack gap={4}>
              <SaleStages current={current} />
              {isRunning && <ClocksPart props={props} current={current} />}
            </Stack>
          )
        }
        after={
          current && (
            <Stack gap={4}>
              {!isRunning && current.contractOn !== null && <ClocksPart props={props} current={current} />}
              <SaleFacts props={props} current={current} dialogs={dialogs} />
            </Stack>
          )
        }
        result={{
          summary: <ResultFigure label={t('result.label')} value={<Figure cents={price} />} />,
          content: <SaleResult props={props} price={price} />,
        }}
        parts={parts}
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
      {dialogs.shown}
    </OperationFrame>
  );
}

interface SaleActionsProps {
  readonly props: NotarySaleFormProps;
  readonly dialogs: SaleDialogs;
}

/** What ends a sale comes last; what brings it on is the one main button. */
function SaleActions({ props, dialogs }: SaleActionsProps) {
  const t = useMessages(formMessages);
  const { current, steps, can } = props;
  if (current === null) return null;
  const ends = ['cancel', 'withdraw'];
  const [main, ...others] = steps.toSorted(
    (a, b) => Number(ends.includes(a.name)) - Number(ends.includes(b.name)),
  );
  const stepAction = (step: (typeof steps)[number], isMain: boolean): Action => ({
    id: `notary-sale.${step.name}`,
    label: step.label,
    place: 'page',
    ...(isMain && { isMain: true }),
    ...(isMain && step.name === 'deliver' && { icon: KeyRound }),
    ...(step.reason !== null && { inactiveReason: step.reason, remedies: step.remedies }),
    run: () => dialogs.open({ kind: 'step', step }),
  });
  const isMainAnEnd = main !== undefined && ends.includes(main.name);
  const isOpen = ['reserved', 'contract', 'firm', 'conditions_lifted'].includes(current.status);
  const actions: (Action | false)[] = [
    ...(isMainAnEnd && main !== undefined ? [stepAction(main, false)] : []),
    ...others.map((step) => stepAction(step, false)),
    can.update &&
      isOpen &&
      current.contractOn !== null &&
      current.isLoanRequired && {
        id: 'notary-sale.loan',
        label: t('loan.action'),
        place: 'page',
        icon: Handshake,
        run: () => dialogs.open({ kind: 'loan' }),
      },
    can.update &&
      current.isTenanted &&
      current.deedOn === null &&
      current.status !== 'cancelled' && {
        id: 'notary-sale.tenant',
        label: t('tenant.action'),
        place: 'page',
        icon: Plus,
        run: () => dialogs.open({ kind: 'tenant' }),
      },
    can.update && {
      id: 'notary-sale.paper',
      label: t('papers.add'),
      place: 'page',
      icon: Paperclip,
      run: () => dialogs.open({ kind: 'paper' }),
    },
    ...(main !== undefined && !isMainAnEnd ? [stepAction(main, true)] : []),
  ];
  return <PageActions isCompactOnPhone actions={actions} />;
}
