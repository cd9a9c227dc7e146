import { Paperclip, Pencil, Plus, Repeat } from 'lucide-react';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { OperationFrame } from '../../blocks/OperationFrame.tsx';
import { ConditionsPart } from './blocks/ConditionsPart.tsx';
import { CostCard } from './blocks/CostCard.tsx';
import { ContractCard, PartiesCard, Stages } from './blocks/ContractCards.tsx';
import { CommitmentCard, HistoryCard, PreemptionCard } from './blocks/ClockCards.tsx';
import { PurchasePapers } from './blocks/PurchasePapers.tsx';
import { usePurchaseDialogs, type PurchaseDialogs } from './blocks/usePurchaseDialogs.tsx';

const shownProps = [
  'purchase',
  'conditions',
  'preemption',
  'cost',
  'costRefusal',
  'taxShare',
  'commitment',
  'papers',
  'missing',
  'steps',
  'history',
] as const;

/** The purchase of an operation before a notary, from the promise to the deed. */
export default function PurchaseForm(props: WithShared<PurchaseFormProps>) {
  const { operation, can, purchase } = props;
  const t = useMessages(purchaseMessages);
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<PurchaseFormProps>(
    channels.operation(operation.id),
    ['purchase.updated', 'permit.updated'],
    shownProps,
  );
  const dialogs = usePurchaseDialogs(props);
  const hasEnded = purchase?.status === 'lapsed' || purchase?.status === 'terminated';
  return (
    <OperationFrame operation={operation} current="purchase" canUpdate={can.update}>
      <PageHeader title={t('title')} actions={<PurchaseActions props={props} dialogs={dialogs} />} />
      {purchase === null ? (
        <EmptyState
          picture={<EmptyParcels />}
          title={t('empty')}
          actions={
            can.update && (
              <Button variant="primary" icon={Plus} onClick={() => dialogs.open({ kind: 'edit' })}>
                {t('begin')}
              </Button>
            )
          }
        />
      ) : (
        <Stack gap={4}>
          {hasEnded && <Banner tone="info">{t('ended')}</Banner>}
          <Stages purchase={purchase} />
          <MainAside
            aside={
              <>
                <CostCard props={props} />
                <CommitmentCard props={props} />
                <PreemptionCard props={props} />
                <HistoryCard history={props.history} />
              </>
            }
          >
            <ContractCard purchase={purchase} />
            <PartiesCard purchase={purchase} />
            <ConditionsPart props={props} dialogs={dialogs} />
            <PurchasePapers props={props} dialogs={dialogs} />
          </MainAside>
        </Stack>
      )}
      {dialogs.shown}
    </OperationFrame>
  );
}

interface PurchaseActionsProps {
  readonly props: PurchaseFormProps;
  readonly dialogs: PurchaseDialogs;
}

function PurchaseActions({ props, dialogs }: PurchaseActionsProps) {
  const t = useMessages(purchaseMessages);
  const { purchase, steps, can } = props;
  const [main, ...others] = steps.toSorted(
    (a, b) => Number(a.name === 'terminate') - Number(b.name === 'terminate'),
  );
  const stepAction = (step: (typeof steps)[number], isMain: boolean): Action => ({
    id: `purchase.${step.name}`,
    label: step.label,
    place: 'page',
    ...(isMain && { isMain: true }),
    ...(step.reason !== null && { inactiveReason: step.reason, remedies: step.remedies }),
    run: () => dialogs.open({ kind: 'step', step }),
  });
  const actions: Action[] = [
    ...others.map((step) => stepAction(step, false)),
    ...(can.update && purchase?.isSubstitutionAllowed === true && purchase.deedOn === null
      ? [
          {
            id: 'purchase.substitute',
            label: t('substitute.action'),
            place: 'page' as const,
            icon: Repeat,
            run: () => dialogs.open({ kind: 'substitute' }),
          },
        ]
      : []),
    ...(can.update
      ? [
          {
            id: 'purchase.paper',
            label: t('papers.add'),
            place: 'page' as const,
            icon: Paperclip,
            ...(purchase === null && { inactiveReason: t('empty') }),
            run: () => dialogs.open({ kind: 'paper' }),
          },
          {
            id: 'purchase.edit',
            label: t(purchase === null ? 'begin' : 'edit'),
            place: 'page' as const,
            icon: Pencil,
            keys: 'e',
            run: () => dialogs.open({ kind: 'edit' }),
          },
        ]
      : []),
    ...(main === undefined ? [] : [stepAction(main, true)]),
  ];
  return actions.length === 0 ? null : <PageActions actions={actions} />;
}
