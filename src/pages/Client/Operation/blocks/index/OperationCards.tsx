import type { OperationRow } from '#contracts/client/operation/row.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';

/** The operations as cards, for narrow screens: each card is one link. */
export function OperationCards({ rows }: { rows: readonly OperationRow[] }) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const amount = (label: string, cents: number | null) => (
    <span className="text-ink3">
      {label} <Figure cents={cents} decimals={0} className="font-medium text-ink" />
    </span>
  );
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line bg-card">
      {rows.map((row) => (
        <li key={row.id}>
          <AppLink
            href={show({ operation: row.id })}
            className="flex gap-3 px-4 py-3 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
          >
            <FacadeThumb seed={row.id} isSquare />
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="flex items-center justify-between gap-2">
                <span className="truncate font-semibold">{row.name}</span>
                <StateBadge state={row.status} />
              </span>
              <span className="truncate text-table text-ink3">
                {row.city} · {trade(`operationKind.${row.kind}`)}
              </span>
              <span className="flex items-center justify-between gap-2 text-table">
                {amount(t('columns.revenue'), row.revenueTtcCents)}
                {amount(t('columns.purchasePrice'), row.purchasePriceCents)}
              </span>
              <span className="flex items-center justify-between gap-2 text-label text-ink3">
                <span>
                  {row.ref} · {t('lotsCount', { count: row.lotsCount })}
                </span>
                <Avatar name={row.manager.name} />
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
