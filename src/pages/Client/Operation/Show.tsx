import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';
import { FinancingCard } from './blocks/show/FinancingCard.tsx';
import { IdentityCard } from './blocks/show/IdentityCard.tsx';
import { JournalCard } from './blocks/show/JournalCard.tsx';
import { LotsCard } from './blocks/show/LotsCard.tsx';
import { OperationShowHeader } from './blocks/show/OperationShowHeader.tsx';
import { OverviewCash } from './blocks/show/OverviewCash.tsx';
import { OverviewFigures } from './blocks/show/OverviewFigures.tsx';
import {
  OverviewDeadlines,
  OverviewDocuments,
  OverviewPeople,
  OverviewTasks,
} from './blocks/show/OverviewLists.tsx';
import { PhaseCard } from './blocks/show/PhaseCard.tsx';
import { PresentationCard } from './blocks/show/PresentationCard.tsx';
import { PurchaseCard } from './blocks/show/PurchaseCard.tsx';

const shownEvents: readonly RealtimeEventName[] = [
  'operation.updated',
  'operation.deleted',
  'operation.restored',
  'operation-note.created',
  'operation-note.deleted',
  'loan.updated',
  'drawdown.released',
  'lot.updated',
  'price.changed',
  'simulation.updated',
  'cash-flow.changed',
  'permit.updated',
  'construction-lot.updated',
  'situation.changed',
  'milestone.certified',
  'payment.received',
  'purchase.updated',
  'notary-sale.updated',
];
/** Tasks and papers belong to the company: their events are heard there. */
const companyEvents: readonly RealtimeEventName[] = ['task.changed', 'media.changed', 'contact.changed'];
const shownProps = [
  'operation',
  'steps',
  'transitions',
  'abandonedOn',
  'financing',
  'overview',
  'lots',
  'journal',
  'papers',
  'can',
] as const;

/** One operation at a glance: phases, figures, lots, cash, journal; deadlines, tasks, purchase, people, documents. */
export default function OperationShow(props: WithShared<OperationShowProps>) {
  const t = useMessages(operationMessages);
  const { operation, steps, transitions, abandonedOn, overview, lots, journal, can } = props;
  useRefreshOnEvent<OperationShowProps>(channels.operation(operation.id), shownEvents, shownProps);
  useRefreshOnEvent<OperationShowProps>(props.realtime?.changesChannel ?? null, companyEvents, ['overview']);
  useTitle(`${operation.name} · ${t('showTitle')}`, props.app.name);

  return (
    <OperationFrame operation={operation} current="show" canUpdate={can.update}>
      <OperationShowHeader operation={operation} transitions={transitions} papers={props.papers} can={can} />
      <PhaseCard steps={steps} abandonedOn={abandonedOn} />
      <OverviewFigures operation={operation} overview={overview} />
      <MainAside
        aside={
          <>
            <OverviewDeadlines {...overview} />
            <OverviewTasks {...overview} operationId={operation.id} />
            <PurchaseCard operation={operation} brokenCommitment={props.brokenCommitment} />
            {props.financing !== null && (
              <FinancingCard operationId={operation.id} financing={props.financing} />
            )}
            <IdentityCard operation={operation} />
            <OverviewPeople {...overview} />
            <OverviewDocuments {...overview} operationId={operation.id} />
          </>
        }
      >
        <LotsCard lots={lots} operationId={operation.id} />
        <OverviewCash {...overview} operationId={operation.id} />
        <AfterFirstPaint>
          <PresentationCard operation={operation} />
          <JournalCard
            operationId={operation.id}
            journal={journal}
            canNote={can.note}
            reader={{ id: props.auth.user?.id ?? '', name: props.auth.user?.name ?? '' }}
          />
        </AfterFirstPaint>
      </MainAside>
    </OperationFrame>
  );
}
