import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import type { InseePaperProps } from '#contracts/export/insee.ts';
import { ageBands, populationBefore, trendYears } from '#domain/geography/commune-figures.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintMap } from '#ui/print/PrintMap.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { useCommuneFigures } from './useCommuneFigures.ts';

/** Figures that stand beside the map, with the rank. */
const tiles = [
  'population',
  'populationTrendBps',
  'housingTotal',
  'medianIncomeCents',
  'unemploymentBps',
  'apartmentPerM2Cents',
  'housePerM2Cents',
] as const;

/** 50 mm, in px. */
const trendPx = 189;

interface InhabitantsProps extends Pick<InseePaperProps, 'departmentCode' | 'place'> {
  readonly commune: SourcedCommune;
}

/** Where the commune lies, its main figures, how many live there and how old they are. */
export function Inhabitants({ commune, departmentCode, place }: InhabitantsProps) {
  const t = useMessages(inseeMessages);
  const figuresOf = useCommuneFigures(commune);
  const { name, departmentName, rank, communesCount } = commune;
  const ages = figuresOf(ageBands);
  return (
    <>
      <PrintColumns shape="map" isWhole>
        <PrintMap
          label={t('mapLabel', { commune: name, department: departmentName })}
          departmentCode={departmentCode}
          point={place}
          place={name}
          widthMm={60}
          heightMm={60}
        />
        <PrintFigures
          columns={2}
          items={[
            ...figuresOf(tiles).map(({ figure, label, written, origin }) => ({
              label: figure.endsWith('PerM2Cents') ? t('marketOf', { label }) : label,
              figure: written,
              note: origin,
            })),
            ...(rank === null
              ? []
              : [{ label: t('rank'), figure: t('rankOf', { rank, count: communesCount ?? 0 }) }]),
          ]}
        />
      </PrintColumns>
      <Trend commune={commune} />
      {ages.length > 0 && (
        <div>
          <RankChart
            label={t('ages')}
            unit="count"
            items={ages.map(({ figure, ...age }) => ({ id: figure, ...age }))}
          />
          <PrintNote>{t('agesSource', { origin: ages[0]?.origin ?? '' })}</PrintNote>
        </div>
      )}
    </>
  );
}

/** The population now and five years before, where trend and year are known. */
function Trend({ commune }: Pick<InhabitantsProps, 'commune'>) {
  const t = useMessages(inseeMessages);
  const known = (wanted: string) => commune.figures.find(({ figure }) => figure === wanted);
  const [now, trend] = [known('population'), known('populationTrendBps')];
  if (now === undefined || trend === undefined || now.year === null) return null;
  const before = populationBefore(now.value, trend.value);
  if (before === null) return null;
  return (
    <LineChart
      label={t('trend')}
      unit="count"
      height={trendPx}
      series={[{ id: 'people', label: t('people') }]}
      points={[
        { at: String(now.year - trendYears), values: { people: before } },
        { at: String(now.year), values: { people: now.value } },
      ]}
    />
  );
}
