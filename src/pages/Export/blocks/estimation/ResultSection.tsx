import type { EstimationPaperProps } from '#contracts/export/estimation.ts';
import * as formMessages from '#messages/client/estimation.ts';
import * as estimationMessages from '#messages/export/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BoxPlot } from '#ui/chart/BoxPlot.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** What the property is worth, how far that may be relied on, how far prices lie apart. */
export function ResultSection(props: EstimationPaperProps) {
  const { paper, method, values, confidence, retained, comparables } = props;
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { money } = useFormat();
  const perM2 = (cents: number): string => form('result.perM2', { price: money(cents) });
  const whole = (cents: number): string => money(cents, { decimals: 0 });
  if (paper.hides.amounts) {
    return (
      <PrintSection title={t('result')} isWhole>
        <p>{t('amountsHidden')}</p>
        <Confidence confidence={confidence} />
      </PrintSection>
    );
  }
  const isCompared = method === 'comparison' || method === 'mixed';
  return (
    <>
      <PrintSection title={t('result')} aside={form(`choices.method.${method}`)} isWhole>
        {retained === null ? (
          <p>{t('noRetained')}</p>
        ) : (
          <PrintFigures
            items={[
              {
                label: t('retained'),
                figure: whole(retained.cents),
                note: [
                  form(retained.isGiven ? 'result.retainedGiven' : 'result.retainedByMethod'),
                  ...(retained.pricePerM2Cents === null ? [] : [perM2(retained.pricePerM2Cents)]),
                ].join(' · '),
              },
            ]}
          />
        )}
        {values === null ? (
          isCompared && <p>{t('tooFew')}</p>
        ) : (
          <PrintFigures
            columns={4}
            items={(
              [
                ['low', values.lowCents, values.p20PerM2Cents],
                ['median', values.medianCents, values.p50PerM2Cents],
                ['mean', values.meanCents, values.meanPerM2Cents],
                ['high', values.highCents, values.p80PerM2Cents],
              ] as const
            ).map(([key, cents, each]) => ({
              label: form(`result.${key}`),
              figure: whole(cents),
              note: perM2(each),
            }))}
          />
        )}
        <Confidence confidence={confidence} />
      </PrintSection>
      {values !== null && <Spread values={values} comparables={comparables} />}
    </>
  );
}

function Confidence({ confidence }: Pick<EstimationPaperProps, 'confidence'>) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const { number } = useFormat();
  if (confidence === null) return null;
  const { points, level } = confidence;
  const parts = [
    ['count', confidence.countPoints, 40],
    ['spread', confidence.spreadPoints, 40],
    ['closeness', confidence.closenessPoints, 20],
  ] as const;
  return (
    <div>
      <p>
        <strong>
          {t('confidence', {
            level: form(`choices.confidence.${level}`),
            points: number(Math.round(Number(points))),
          })}
        </strong>
      </p>
      <Gauge rateBps={Math.round(Number(points) * 100)} tone="ink" />
      <PrintNote>
        {parts
          .map(
            ([key, part, max]) =>
              `${form(`confidence.${key}`)} : ${form('confidence.of', { points: number(Number(part), 2), max })}`,
          )
          .join(' · ')}
      </PrintNote>
    </div>
  );
}

function Spread({
  values,
  comparables,
}: Pick<EstimationPaperProps, 'comparables'> & {
  readonly values: NonNullable<EstimationPaperProps['values']>;
}) {
  const t = useMessages(estimationMessages);
  const form = useMessages(formMessages);
  const format = useFormat();
  // As prices of one row, all with their cents.
  const money = (cents: number): string => format.money(cents, { decimals: 2 });
  const spread = {
    min: values.minPerM2Cents,
    low: values.p20PerM2Cents,
    middle: values.p50PerM2Cents,
    high: values.p80PerM2Cents,
    max: values.maxPerM2Cents,
    mean: values.meanPerM2Cents,
  };
  return (
    <PrintSection title={t('box')} isWhole>
      <BoxPlot
        label={form('box.label', {
          min: money(spread.min),
          max: money(spread.max),
          p20: money(spread.low),
          p50: money(spread.middle),
          p80: money(spread.high),
          mean: money(spread.mean),
        })}
        spread={spread}
        dots={comparables.flatMap(({ pricePerM2Cents }) => pricePerM2Cents ?? [])}
      />
      <PrintFigures
        look="light"
        items={[
          { label: t('lowest'), figure: money(spread.min) },
          { label: 'P20', figure: money(spread.low) },
          { label: 'P50', figure: money(spread.middle) },
          { label: form('box.mean'), figure: money(spread.mean) },
          { label: 'P80', figure: money(spread.high) },
          { label: t('highest'), figure: money(spread.max) },
        ]}
      />
    </PrintSection>
  );
}
