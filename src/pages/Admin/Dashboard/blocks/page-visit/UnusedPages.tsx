import { useState } from 'react';
import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';

const shownFirst = 10;
const statusKeys = {
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  419: 'expired',
  429: 'tooMany',
  500: 'failed',
  503: 'maintenance',
} as const;
const isNamed = (status: number): status is keyof typeof statusKeys => status in statusKeys;

/** What went wrong, and what nobody uses. */
export function UnusedPages({ unused, errorPages }: Pick<PageVisitKpiProps, 'unused' | 'errorPages'>) {
  const t = useMessages(kpiMessages);
  const [isWhole, setWhole] = useState(false);
  const statusText = (status: number): string =>
    isNamed(status) ? t(`errors.status.${statusKeys[status]}`) : t('errors.other', { status });
  return (
    <MainAside
      aside={
        <Card title={t('errors.title')}>
          {errorPages.length === 0 ? (
            <Text>{t('errors.none')}</Text>
          ) : (
            <RankChart
              label={t('errors.title')}
              isLabelHidden
              unit="count"
              items={errorPages.map(({ status, visits }) => ({
                id: String(status),
                label: statusText(status),
                value: visits,
              }))}
            />
          )}
        </Card>
      }
    >
      <Card title={t('unused')} count={unused.length}>
        <ItemList
          label={t('unused')}
          isCompact
          empty={t('allUsed')}
          items={(isWhole ? unused : unused.slice(0, shownFirst)).map(({ routeName, title }) => ({
            id: routeName,
            title,
            detail: routeName,
          }))}
        />
        {!isWhole && unused.length > shownFirst && (
          <TextButton onPress={() => setWhole(true)}>{t('showAll')}</TextButton>
        )}
      </Card>
    </MainAside>
  );
}
