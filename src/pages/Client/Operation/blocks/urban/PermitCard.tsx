import { Plus, Milestone, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShownPermit, UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { destroy } from '#generated/routes/client/operation/urban-planning/permit.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { ClockList } from './ClockList.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { StepHistory } from './StepHistory.tsx';
import type { UrbanDialogs } from './useUrbanDialogs.tsx';

interface PermitCardProps {
  readonly permit: ShownPermit;
  readonly props: UrbanPlanningProps;
  readonly dialogs: UrbanDialogs;
}

/** States after which only a new application helps. */
const lost: readonly string[] = ['refused', 'annulled', 'withdrawn_by_authority', 'lapsed'];

/** A permission: its state, what may happen next, its clocks, papers and history. */
export function PermitCard({ permit, props, dialogs }: PermitCardProps) {
  const t = useMessages(urbanMessages);
  const { can, operation, documents } = props;
  return (
    <Card
      headingLevel={3}
      title={permit.label}
      aside={can.update && <PermitMenus permit={permit} props={props} dialogs={dialogs} />}
    >
      <Stack gap={3}>
        <Inline>
          <TradeStateBadge entity="permit" state={permit.status} />
          {permit.number !== '' && <Text tone="ink2">{t(`choices.kind.${permit.kind}`)}</Text>}
          {permit.replacesPermitId !== null && <Badge>{t('permit.replaces')}</Badge>}
          {permit.isReplaced && <Badge>{t('permit.isReplaced')}</Badge>}
        </Inline>
        {permit.subject !== '' && <Text as="p">{permit.subject}</Text>}
        <PermitWarnings permit={permit} />
        {lost.includes(permit.status) && !permit.isReplaced && can.update && (
          <Banner
            tone="warn"
            action={
              <Button
                size="sm"
                icon={Plus}
                onClick={() => dialogs.open({ kind: 'permit', permit: null, replaces: permit })}
              >
                {t('permit.replace')}
              </Button>
            }
          >
            {t('permit.lost')}
          </Banner>
        )}
        <ClockList clocks={permit.clocks} />
        <DocumentLines
          documents={documents.filter(({ permitId }) => permitId === permit.id)}
          operationId={operation.id}
          canUpdate={can.update}
        />
        <StepHistory operationId={operation.id} history={permit.history} />
      </Stack>
    </Card>
  );
}

function PermitWarnings({ permit }: { readonly permit: ShownPermit }) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const isWaiting = permit.status === 'posted' || permit.status === 'granted' || permit.status === 'tacit';
  return (
    <>
      {permit.purgeOn !== null && permit.days.decisionOn !== null && (
        <Text as="p">
          {permit.status === 'posted'
            ? t('permit.purgeExpected', { date: date(permit.purgeOn) })
            : !isWaiting && t('permit.purgedOn', { date: date(permit.purgeOn) })}
        </Text>
      )}
      {permit.isNumberUnusual && (
        <Text as="p" tone="warn">
          {t('permit.numberUnusual')}
        </Text>
      )}
      {permit.status === 'posted' && permit.postingProofsCount === 0 && (
        <Text as="p" tone="warn">
          {t('permit.postingUnproved')}
        </Text>
      )}
      {permit.status === 'deferred' && permit.deferredUntilOn !== null && (
        <Text as="p">{t('permit.deferredUntil', { date: date(permit.deferredUntilOn) })}</Text>
      )}
      {permit.status === 'contested' && permit.contestReason !== null && (
        <Text as="p" tone="neg">
          {t('permit.contested', { reason: permit.contestReason })}
        </Text>
      )}
      {permit.appeals.map((appeal) => (
        <Text as="p" key={`${appeal.kind}:${appeal.filedOn}`}>
          {t('permit.appealLine', {
            kind: t(`choices.appealKind.${appeal.kind}`).toLowerCase(),
            date: date(appeal.filedOn),
          })}{' '}
          · {appeal.outcome === null ? t('permit.appealOpen') : t(`choices.appealOutcome.${appeal.outcome}`)}
        </Text>
      ))}
    </>
  );
}

function PermitMenus({ permit, props, dialogs }: PermitCardProps) {
  const t = useMessages(urbanMessages);
  const { isPending, run } = useAction();
  const [isRemoving, setRemoving] = useState(false);
  const { operation, can } = props;
  return (
    <Inline gap={1}>
      {permit.steps.length > 0 && (
        <Menu
          label={t('permit.nextSteps')}
          size="sm"
          icon={Milestone}
          actions={permit.steps.map((step) => ({
            id: step.name,
            label: step.label,
            inactiveReason: step.reason ?? undefined,
            run: () => dialogs.open({ kind: 'permit-step', permit, step }),
          }))}
        />
      )}
      <Menu
        isIconOnly
        size="sm"
        actions={[
          {
            id: 'edit',
            label: t('permit.edit'),
            icon: Pencil,
            run: () => dialogs.open({ kind: 'permit', permit, replaces: null }),
          },
          {
            id: 'document',
            label: t('documents.add'),
            icon: Paperclip,
            run: () => dialogs.open({ kind: 'document', permitId: permit.id, declarationId: null }),
          },
          ...(can.delete
            ? [
                {
                  id: 'remove',
                  label: t('permit.remove'),
                  icon: Trash2,
                  isDanger: true,
                  run: () => setRemoving(true),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('permit.removeTitle')}
        description={t('permit.removeText')}
        confirmLabel={t('permit.remove')}
        isDanger
        isPending={isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          void run({
            method: 'DELETE',
            href: destroy({ operation: operation.id, permit: permit.id }),
          }).then(() => setRemoving(false))
        }
      />
    </Inline>
  );
}
