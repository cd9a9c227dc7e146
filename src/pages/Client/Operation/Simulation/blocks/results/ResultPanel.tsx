import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { ResultLines } from '#ui/data/ResultLines.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ExplainedFigure } from '../engine.ts';
import { bpsOf } from '../rates.ts';
import type { ShownFigures } from './useShownFigures.ts';
import { SensitivityTable } from './SensitivityTable.tsx';

export interface ResultPanelProps {
  readonly shown: ShownFigures;
  readonly targetMarginBps: number | null;
  readonly today: SimulationFormProps['today'];
}

/** What a simulation comes to, beside its form: from the revenue to the net result, returns, sensitivity. */
export function ResultPanel({ shown, targetMarginBps, today }: ResultPanelProps) {
  const t = useMessages(simulationMessages);
  const format = useFormat();
  const { figures } = shown;
  if (figures === null) return shown.problem === null ? null : <Text tone="neg">{shown.problem}</Text>;
  const explained = (figure: ExplainedFigure) => shown.explanationOf(figure);
  const line = (id: string, label: string, cents: number, figure: ExplainedFigure, isMain = false) => ({
    id,
    label,
    isMain,
    quantity: { cents, decimals: 0 as const },
    explanation: explained(figure),
  });
  const rate = (value: string | null) => ({ rateBps: bpsOf(value), decimals: 2 as const });
  const written = (value: string | null): string => {
    const bps = bpsOf(value);
    return bps === null ? t('result.notComputed') : format.percent(bps, { decimals: 2 });
  };
  const taxCents = figures.netMarginCents - figures.marginCents;
  return (
    <Stack gap={4}>
      {shown.problem !== null && (
        <Text tone="neg" size="table">
          {shown.problem}
        </Text>
      )}
      <ResultLines
        lines={[
          line('revenueTtc', t('result.revenueTtc'), figures.revenueTtcCents, 'revenueTtcCents'),
          line('vat', t('result.vat'), -figures.vatCents, 'vatCents'),
          line('revenueHt', t('result.revenueHt'), figures.revenueHtCents, 'revenueHtCents'),
          line('cost', t('result.cost'), -figures.costCents, 'costCents'),
          line('margin', t('result.margin'), figures.marginCents, 'marginCents', true),
          line('tax', t('result.tax'), taxCents, 'tax'),
          line('net', t('result.net'), figures.netMarginCents, 'net'),
        ]}
      />
      <FigureGroup>
        <Stat
          label={t('result.irrProject')}
          quantity={rate(figures.irrProject)}
          context={t('result.irrEquity', { rate: written(figures.irrEquity) })}
          explanation={explained('irrProject')}
        />
        <Stat
          label={t('result.onCost')}
          quantity={rate(figures.marginOnCost)}
          context={t('result.roi', { rate: written(figures.roi) })}
          explanation={explained('marginOnCost')}
        />
        <Stat
          label={t('result.breakEven')}
          quantity={rate(figures.breakEvenShare)}
          context={
            figures.breakEvenCents === null
              ? undefined
              : format.money(figures.breakEvenCents, { decimals: 0 })
          }
          explanation={explained('breakEven')}
        />
        <Stat
          label={t('result.peak')}
          quantity={{ cents: figures.peakEquityCents, decimals: 0 }}
          context={figures.peakEquityMonth === null ? undefined : format.month(figures.peakEquityMonth)}
          explanation={explained('peakEquityCents')}
        />
      </FigureGroup>
      {shown.grid !== null && <SensitivityTable grid={shown.grid} targetMarginBps={targetMarginBps} />}
      <Text as="p" size="micro" tone="ink3">
        {shown.engineVersion === null
          ? ''
          : t('result.engine', { version: shown.engineVersion, date: format.date(today) })}
      </Text>
    </Stack>
  );
}
