import { Milestone, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShownDeclaration, UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { destroy } from '#generated/routes/client/operation/urban-planning/declaration.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { ClockList } from './ClockList.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { StepHistory } from './StepHistory.tsx';
import type { UrbanDialogs } from './useUrbanDialogs.tsx';

interface DeclarationCardProps {
  readonly declaration: ShownDeclaration;
  readonly props: UrbanPlanningProps;
  readonly dialogs: UrbanDialogs;
}

/** A declaration of intent to sell: its state, what may happen next, its clocks, papers and history. */
export function DeclarationCard({ declaration, props, dialogs }: DeclarationCardProps) {
  const t = useMessages(urbanMessages);
  const { money, date } = useFormat();
  const { can, operation, documents } = props;
  return (
    <Card
      headingLevel={3}
      title={declaration.label}
      aside={can.update && <DeclarationMenus declaration={declaration} props={props} dialogs={dialogs} />}
    >
      <Stack gap={3}>
        <Inline>
          <TradeStateBadge entity="preemption" state={declaration.status} />
          {declaration.isCleared && <Badge tone="pos">{t('declaration.cleared')}</Badge>}
        </Inline>
        <Facts>
          <span>{money(declaration.priceCents)}</span>
          <span>
            {t('days.receivedOn')} {date(declaration.receivedOn)}
          </span>
        </Facts>
        {declaration.status === 'price_contested' && (
          <Banner tone="warn">{t('declaration.contestedHelp')}</Banner>
        )}
        <ClockList clocks={declaration.clocks} />
        <DocumentLines
          documents={documents.filter(({ declarationId }) => declarationId === declaration.id)}
          operationId={operation.id}
          canUpdate={can.update}
        />
        <StepHistory operationId={operation.id} history={declaration.history} />
      </Stack>
    </Card>
  );
}

function DeclarationMenus({ declaration, props, dialogs }: DeclarationCardProps) {
  const t = useMessages(urbanMessages);
  const { isPending, run } = useAction();
  const [isRemoving, setRemoving] = useState(false);
  const { operation, can } = props;
  return (
    <Inline gap={1}>
      {declaration.steps.length > 0 && (
        <Menu
          label={t('permit.nextSteps')}
          size="sm"
          icon={Milestone}
          actions={declaration.steps.map((step) => ({
            id: step.name,
            label: step.label,
            inactiveReason: step.reason ?? undefined,
            run: () => dialogs.open({ kind: 'declaration-step', declaration, step }),
          }))}
        />
      )}
      <Menu
        isIconOnly
        size="sm"
        actions={[
          {
            id: 'edit',
            label: t('declaration.edit'),
            icon: Pencil,
            run: () => dialogs.open({ kind: 'declaration', declaration }),
          },
          {
            id: 'document',
            label: t('documents.add'),
            icon: Paperclip,
            run: () => dialogs.open({ kind: 'document', permitId: null, declarationId: declaration.id }),
          },
          ...(can.delete
            ? [
                {
                  id: 'remove',
                  label: t('declaration.remove'),
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
        title={t('declaration.removeTitle')}
        description={t('declaration.removeText')}
        confirmLabel={t('declaration.remove')}
        isDanger
        isPending={isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          void run({
            method: 'DELETE',
            href: destroy({ operation: operation.id, declaration: declaration.id }),
          }).then(() => setRemoving(false))
        }
      />
    </Inline>
  );
}
