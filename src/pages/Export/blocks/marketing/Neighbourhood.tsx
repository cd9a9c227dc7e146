import type { MarketingProps } from '#contracts/export/marketing.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import * as marketingMessages from '#messages/export/marketing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { PrintMap } from '#ui/print/PrintMap.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** Where it lies, and how its neighbourhood was noted. */
export function Neighbourhood({ operation, neighbourhood }: MarketingProps) {
  const t = useMessages(marketingMessages);
  const scan = useMessages(cityscanMessages);
  const { date } = useFormat();
  const { address, city, departmentCode, departmentName, place } = operation;
  return (
    <>
      <PrintSection title={address} isWhole>
        <PrintMap
          label={t('mapLabel', { city, department: departmentName })}
          departmentCode={departmentCode}
          point={place}
          place={city}
          widthMm={180}
          heightMm={90}
        />
      </PrintSection>
      <PrintSection title={t('themes')} isWhole>
        {neighbourhood === null || neighbourhood.themes.length === 0 ? (
          <p>{t('noScan')}</p>
        ) : (
          <>
            <RankChart
              label={t('themes')}
              isLabelHidden
              unit="count"
              items={neighbourhood.themes.map(({ key, note }) => ({
                id: key,
                label: scan(`themes.${key}`),
                value: note,
              }))}
            />
            <PrintNote>
              {t('themesSource', { date: date(neighbourhood.on), provider: neighbourhood.provider })}
            </PrintNote>
          </>
        )}
      </PrintSection>
    </>
  );
}
