import type { ShownScan } from '#contracts/client/cityscan.ts';
import { cityscanThemes } from '#domain/cityscan/theme-keys.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RadarChart } from '#ui/chart/RadarChart.tsx';
import { Card } from '#ui/data/Card.tsx';

/** The notes of one address by theme, or of two over each other. */
export function ThemesRadar({ scans }: { readonly scans: readonly ShownScan[] }) {
  const t = useMessages(cityscanMessages);
  const noted = scans.filter(({ themes }) => themes.length > 0);
  if (noted.length === 0) return null;
  return (
    <Card>
      <RadarChart
        label={t('radar.title')}
        note={t('radar.note')}
        max={100}
        series={noted.map(({ id, address }) => ({ id, label: address }))}
        points={cityscanThemes.map((key) => ({
          at: t(`themes.${key}`),
          values: Object.fromEntries(
            noted.map(({ id, themes }) => [id, themes.find((theme) => theme.key === key)?.note ?? null]),
          ),
        }))}
      />
    </Card>
  );
}
