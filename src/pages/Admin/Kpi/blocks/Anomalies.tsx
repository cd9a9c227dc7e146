import { TriangleAlert } from 'lucide-react';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { baseKpis, isBaseKpi, isOfClients, kpiOf } from '#domain/audience/explorer/keys.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { quantityOf, useKpiWords } from './useKpiWords.ts';

/** Days that are listed; the charts mark all of them. */
const listed = 8;

/** Days whose value stands out from the ninety before. */
export function Anomalies({ anomalies, query }: Pick<KpiExplorerProps, 'anomalies' | 'query'>) {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  const { nameOf } = useKpiWords();
  // Rates, and what clients do, are not watched.
  if (!query.keys.some((key) => isBaseKpi(key) && !isOfClients(key))) return null;
  return (
    <PageSection
      title={t('anomalies.title')}
      count={anomalies.length}
      help={t('anomalies.help')}
      empty={anomalies.length === 0 && t('anomalies.none')}
    >
      <ItemList
        label={t('anomalies.title')}
        items={anomalies.slice(0, listed).map(({ key, day, value, zTenths }) => {
          const isLevel = isBaseKpi(key) && baseKpis[key].nature === 'level';
          const { unit } = kpiOf(key);
          const change =
            unit === 'cents'
              ? format.signedMoney(value, { decimals: 0 })
              : `${value > 0 ? '+' : ''}${format.number(value, 0)}`;
          return {
            id: `${key} ${day}`,
            icon: TriangleAlert,
            title: `${format.date(day)} · ${nameOf(key)}`,
            detail: t('anomalies.z', { z: format.number(zTenths / 10, 1) }),
            end: isLevel ? t('anomalies.change', { value: change }) : <Figure {...quantityOf(unit, value)} />,
          };
        })}
      />
      {anomalies.length > listed && (
        <Text as="p" tone="ink3">
          {t('anomalies.more', { count: anomalies.length - listed })}
        </Text>
      )}
    </PageSection>
  );
}
