import type { OperationRow } from '#contracts/client/operation/row.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';

/** Operations in progress on a phone, one block each. */
export function ActiveOperationsList({ operations }: { readonly operations: readonly OperationRow[] }) {
  const t = useMessages(dashboardMessages);
  const trade = useMessages(tradeMessages);
  return (
    <ul>
      {operations.map((operation) => (
        <li key={operation.id} className="border-t border-line">
          <AppLink
            href={show(operation.id)}
            className="flex flex-col gap-2 px-4 py-3 text-ink no-underline focus-visible:-outline-offset-2"
          >
            <span className="flex items-start gap-3">
              <FacadeThumb seed={operation.id} isSquare />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{operation.name}</span>
                <span className="truncate text-table text-ink3">
                  {operation.city} · {trade(`operationKind.${operation.kind}`)}
                </span>
              </span>
            </span>
            <span className="flex items-center justify-between gap-3 text-table">
              <span className="text-ink3">
                {t('columns.revenue')}{' '}
                <Figure cents={operation.revenueTtcCents} decimals={0} className="font-medium text-ink" />
              </span>
              <StateBadge state={operation.status} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
