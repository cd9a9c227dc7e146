import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DrawdownRow } from '#contracts/client/operation/financing/index.ts';
import { cancel } from '#generated/routes/client/operation/financing/drawdown.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import type { DrawableLoan, DrawdownDialogProps } from './DrawdownDialogs.tsx';

const DrawdownDialog = lazyDialog(async () => (await import('./DrawdownDialogs.tsx')).DrawdownDialog);

export interface DrawdownsPartProps {
  readonly operationId: string;
  readonly drawdowns: readonly DrawdownRow[];
  /** Those that may be drawn. */
  readonly loans: readonly DrawableLoan[];
  readonly isLoanShown: boolean;
  readonly canUpdate: boolean;
  readonly today: string;
}

/** Drawdowns by day with what may be done with each: ask the bank, record the money, call it off. */
export function DrawdownsPart(props: DrawdownsPartProps) {
  const { operationId, drawdowns, loans, isLoanShown, canUpdate, today } = props;
  const t = useMessages(financingMessages);
  const { date, money } = useFormat();
  const [open, setOpen] = useState<Pick<DrawdownDialogProps, 'kind' | 'drawdown'> | null>(null);
  const dayOf = ({ status, plannedOn, requestedOn, releasedOn }: DrawdownRow): string => {
    if (status === 'released') return t('drawdowns.dates.released', { date: date(releasedOn) });
    const planned = t('drawdowns.dates.planned', { date: date(plannedOn) });
    if (status !== 'requested') return planned;
    return `${planned} · ${t('drawdowns.dates.requested', { date: date(requestedOn) })}`;
  };
  const detailOf = (row: DrawdownRow): string =>
    [
      isLoanShown && row.loan.label,
      dayOf(row),
      row.transactionId !== null && t('drawdowns.transaction', { id: row.transactionId }),
    ]
      .filter(Boolean)
      .join(' · ');
  const actionsOf = (row: DrawdownRow) => {
    if (!canUpdate || row.status === 'released' || row.status === 'cancelled') return null;
    const step = row.status === 'planned' ? 'request' : 'release';
    return (
      <>
        <Button size="sm" onClick={() => setOpen({ kind: step, drawdown: row })}>
          {t(`drawdowns.${step}`)}
        </Button>
        <AskedAction
          label={t('drawdowns.cancel')}
          title={t('drawdowns.cancelTitle')}
          text={t('drawdowns.cancelText')}
          confirmLabel={t('drawdowns.cancelTitle')}
          action={{
            method: 'POST',
            href: cancel({ operation: operationId, drawdown: row.id }),
            data: { version: row.version },
          }}
        />
      </>
    );
  };
  return (
    <PageSection
      title={t('drawdowns.title')}
      count={drawdowns.length}
      aside={
        canUpdate &&
        loans.length > 0 && (
          <Button size="sm" icon={Plus} onClick={() => setOpen({ kind: 'plan', drawdown: null })}>
            {t('drawdowns.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('drawdowns.title')}
        empty={t('drawdowns.empty')}
        items={drawdowns.map((row) => ({
          id: row.id,
          title: row.label,
          badges: (
            <>
              <TradeStateBadge entity="drawdown" state={row.status} />
              {row.isLate && <Badge tone="warn">{t('drawdowns.late')}</Badge>}
            </>
          ),
          detail: detailOf(row),
          end: (
            <>
              {money(row.amountCents)}
              {actionsOf(row)}
            </>
          ),
        }))}
      />
      {open !== null && (
        <DrawdownDialog
          {...open}
          operationId={operationId}
          loans={loans}
          today={today}
          onClose={() => setOpen(null)}
        />
      )}
    </PageSection>
  );
}
