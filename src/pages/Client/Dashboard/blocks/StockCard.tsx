import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { stock as stockIndex } from '#generated/routes/client.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { ShareBar } from '#ui/data/ShareBar.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** Lots in stock: their shares of the value, and number and value by state. */
export function StockCard({ stock }: Pick<DashboardProps, 'stock'>) {
  const t = useMessages(dashboardMessages);
  const trade = useMessages(tradeMessages);
  const total = stock.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Card title={t('stock.title')} aside={<TextLink href={stockIndex()}>{t('stock.all')}</TextLink>}>
      {stock.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('stock.none')}
        </Text>
      ) : (
        <Stack gap={3}>
          {total > 0 && (
            <ShareBar
              label={t('stock.title')}
              parts={stock.map(({ state, cents }) => ({
                id: state,
                label: trade(`lotState.${state}`),
                bps: Math.round((cents * 10_000) / total),
              }))}
            />
          )}
          <RecordList
            label={t('stock.title')}
            records={stock.map(({ state, count, cents }) => ({
              id: state,
              href: stockIndex({ query: { status: [state] } }),
              title: <LotBadge state={state} />,
              badge: (
                <>
                  <Figure count={count} />
                  <Figure cents={cents} decimals={0} />
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </Card>
  );
}
