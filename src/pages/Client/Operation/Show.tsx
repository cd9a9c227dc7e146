import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Later } from '#ui/layout/Later.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';
import { FinancingCard } from './blocks/show/FinancingCard.tsx';
import { IdentityCard } from './blocks/show/IdentityCard.tsx';
import { JournalCard } from './blocks/show/JournalCard.tsx';
import { LotsCard } from './blocks/show/LotsCard.tsx';
import { OperationShowHeader } from './blocks/show/OperationShowHeader.tsx';
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
];
const shownProps = [
  'operation',
  'steps',
  'transitions',
  'abandonedOn',
  'financing',
  'lots',
  'journal',
  'papers',
  'can',
] as const;

/** One operation at a glance: phases, lots, presentation, journal, identity, purchase. */
export default function OperationShow(props: WithShared<OperationShowProps>) {
  const t = useMessages(operationMessages);
  const { operation, steps, transitions, abandonedOn, lots, journal, can } = props;
  useRefreshOnEvent<OperationShowProps>(channels.operation(operation.id), shownEvents, shownProps);
  useTitle(`${operation.name} · ${t('showTitle')}`, props.app.name);

  return (
    <OperationFrame operation={operation} current="show" canUpdate={can.update}>
      <OperationShowHeader operation={operation} transitions={transitions} papers={props.papers} can={can} />
      <PhaseCard steps={steps} abandonedOn={abandonedOn} />
      <MainAside
        aside={
          <>
            <PurchaseCard operation={operation} />
            {props.financing !== null && (
              <FinancingCard operationId={operation.id} financing={props.financing} />
            )}
            <IdentityCard operation={operation} />
          </>
        }
      >
        <LotsCard lots={lots} />
        <Later>
          <PresentationCard operation={operation} />
          <JournalCard
            operationId={operation.id}
            journal={journal}
            canNote={can.note}
            readerName={props.auth.user?.name ?? ''}
          />
        </Later>
      </MainAside>
    </OperationFrame>
  );
}
