import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

/** What the property is worth: the band, its middle and mean, and what is retained of it. */
export function ResultFigures({ props }: { readonly props: EstimationFormProps }) {
  const t = useMessages(estimationMessages);
  const { money } = useFormat();
  const { values, retained, explanations, count } = props;
  const perM2 = (cents: number): string => t('result.perM2', { price: money(cents) });
  const figures =
    values === null
      ? []
      : ([
          ['low', 'lowCents', values.lowCents, values.p20PerM2Cents],
          ['median', 'medianCents', values.medianCents, values.p50PerM2Cents],
          ['mean', 'meanCents', values.meanCents, values.meanPerM2Cents],
          ['high', 'highCents', values.highCents, values.p80PerM2Cents],
        ] as const);
  return (
    <>
      {values === null && (
        <Banner tone="info">
          {t('result.insufficient', { count })}. {t('result.insufficientHelp')}
        </Banner>
      )}
      {(values !== null || retained !== null) && (
        <FigureGroup>
          {figures.map(([key, figure, cents, each]) => (
            <Stat
              key={key}
              label={t(`result.${key}`)}
              quantity={{ cents, decimals: 0 }}
              context={perM2(each)}
              explanation={explanations[figure]}
            />
          ))}
          {retained !== null && (
            <Stat
              label={t('result.retained')}
              quantity={{ cents: retained.cents, decimals: 0 }}
              tone={retained.needsJustification ? 'neg' : 'pos'}
              context={
                retained.needsJustification && values !== null
                  ? t('result.outside')
                  : `${t(retained.isGiven ? 'result.retainedGiven' : 'result.retainedByMethod')}${
                      retained.pricePerM2Cents === null ? '' : ` · ${perM2(retained.pricePerM2Cents)}`
                    }`
              }
            />
          )}
        </FigureGroup>
      )}
    </>
  );
}
