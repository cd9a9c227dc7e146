import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';

/** The ten pages that are looked at most, and the ten that are looked at least. */
export function MiniSiteRanks({ top, bottom }: Pick<MiniSiteProps, 'top' | 'bottom'>) {
  const t = useMessages(miniSiteMessages);
  return (
    <Columns>
      {(
        [
          ['top', top],
          ['bottom', bottom],
        ] as const
      ).map(([which, rows]) => (
        <Card key={which} title={t(which)} aside={<Text>{t('ranked')}</Text>}>
          {rows.length === 0 ? (
            <Text as="p">{t('nobody')}</Text>
          ) : (
            <RankChart
              label={t(which)}
              isLabelHidden
              unit="count"
              items={rows.map(({ id, programme, visits }) => ({ id, label: programme, value: visits }))}
            />
          )}
        </Card>
      ))}
    </Columns>
  );
}
