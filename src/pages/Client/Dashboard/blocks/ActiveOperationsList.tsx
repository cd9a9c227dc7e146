import type { ActiveOperation } from '#contracts/client/dashboard.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';

/** Operations in progress on a phone, one block each. */
export function ActiveOperationsList({ operations }: { readonly operations: readonly ActiveOperation[] }) {
  const t = useMessages(dashboardMessages);
  const trade = useMessages(tradeMessages);
  return (
    <RecordList
      label={t('active')}
      records={operations.map(
        ({ id, name, city, kind, status, revenueTtcCents, marginCents, marginBps }) => ({
          id,
          href: show(id),
          title: name,
          subtitle: `${city} · ${trade(`operationKind.${kind}`)}`,
          picture: <FacadeThumb seed={id} isSquare />,
          badge: <StateBadge state={status} />,
          figures: [
            { label: t('columns.revenue'), value: <Figure cents={revenueTtcCents} decimals={0} /> },
            { label: t('columns.margin'), value: <Figure cents={marginCents} decimals={0} /> },
            { label: t('columns.marginRate'), value: <Figure rateBps={marginBps} decimals={2} /> },
          ],
        }),
      )}
    />
  );
}
