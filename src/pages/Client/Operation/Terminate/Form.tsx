import { Archive, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { ClosingCheck } from '#domain/operation/termination.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { ChecklistPart } from './blocks/ChecklistPart.tsx';
import { EndFigures } from './blocks/EndFigures.tsx';
import { EffectsCard, PastCard } from './blocks/EndCards.tsx';
import { PreparePart } from './blocks/PreparePart.tsx';
import { StatementPart, SunkPart } from './blocks/StatementPart.tsx';

// Fetched when an end is first confirmed or taken back.
const dialogs = async () => import('./blocks/EndDialogs.tsx');
const ConfirmEndDialog = lazyDialog(async () => (await dialogs()).ConfirmEndDialog);
const ReopenDialog = lazyDialog(async () => (await dialogs()).ReopenDialog);

const shownProps = [
  'checks',
  'statement',
  'sunk',
  'operation',
  'operationVersion',
  'hasEnded',
  'endedOn',
  'latestFlowOn',
  'reopeningObstacle',
  'history',
] as const;

/** The end of an operation: what is still open, what it came to, and how it is closed, given up or brought back. */
export default function TerminateForm(props: WithShared<TerminateFormProps>) {
  const { operation, can, kind, hasEnded, endedOn } = props;
  const t = useMessages(terminationMessages);
  const { date } = useFormat();
  useTitle(`${operation.name} · ${t('title')}`, props.app.name);
  useRefreshOnEvent<TerminateFormProps>(
    channels.operation(operation.id),
    ['operation.updated', 'payment.received', 'loan.updated', 'share.updated'],
    shownProps,
  );
  const [ticked, setTicked] = useState<readonly ClosingCheck[]>(props.acknowledged);
  return (
    <OperationFrame operation={operation} current="terminate" canUpdate={can.change}>
      <PageHeader
        title={t('title')}
        {...(kind === 'abandoned' && { subtitle: t('abandoning') })}
        actions={<EndActions props={props} ticked={ticked} />}
      />
      <Stack gap={5}>
        {hasEnded && endedOn !== null && (
          <Banner tone="info">
            {[t(`ended.${kind}`, { date: date(endedOn) }), props.reopeningObstacle].filter(Boolean).join(' ')}
          </Banner>
        )}
        {!can.update && <Banner tone="info">{t('actions.readOnly')}</Banner>}
        <EndFigures props={props} />
        <MainAside
          aside={
            <>
              {!hasEnded && <EffectsCard props={props} />}
              <PastCard history={props.history} />
            </>
          }
        >
          <Stack gap={5}>
            {!hasEnded && <ChecklistPart props={props} ticked={ticked} onTick={setTicked} />}
            {!hasEnded && can.update && <PreparePart key={props.version} props={props} />}
            {kind === 'closed' ? <StatementPart props={props} /> : <SunkPart props={props} />}
          </Stack>
        </MainAside>
      </Stack>
    </OperationFrame>
  );
}

interface EndActionsProps {
  readonly props: TerminateFormProps;
  readonly ticked: readonly ClosingCheck[];
}

function EndActions({ props, ticked }: EndActionsProps) {
  const t = useMessages(terminationMessages);
  const [opened, setOpened] = useState<'confirm' | 'reopen' | null>(null);
  const { can, hasEnded, kind, version, reopeningObstacle } = props;
  const close = (): void => setOpened(null);
  const ends = !hasEnded && can.confirm;
  if (!ends && !can.reopen) return null;
  return (
    <>
      <PageActions
        actions={[
          ends && {
            id: 'terminate.confirm',
            label: t(kind === 'closed' ? 'actions.close' : 'actions.abandon'),
            place: 'page',
            icon: Archive,
            isMain: true,
            ...(version === 0 && { inactiveReason: t('actions.notPrepared') }),
            run: () => setOpened('confirm'),
          },
          can.reopen && {
            id: 'terminate.reopen',
            label: t('actions.reopen'),
            place: 'page',
            icon: RotateCcw,
            isMain: true,
            ...(reopeningObstacle !== null && { inactiveReason: reopeningObstacle }),
            run: () => setOpened('reopen'),
          },
        ]}
      />
      {opened === 'confirm' && <ConfirmEndDialog props={props} ticked={ticked} onClose={close} />}
      {opened === 'reopen' && <ReopenDialog props={props} onClose={close} />}
    </>
  );
}
