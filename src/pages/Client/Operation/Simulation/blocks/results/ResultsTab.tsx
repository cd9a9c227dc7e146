import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Computation } from '../useComputed.ts';
import { DecisionCard, type Decision } from './DecisionCard.tsx';
import { LotMargins } from './LotMargins.tsx';
import { ResultCharts } from './ResultCharts.tsx';
import { SwingsCard } from './SwingsCard.tsx';

export interface ResultsTabProps {
  readonly computation: Computation;
  readonly targetMarginBps: number | null;
  readonly today: string;
  readonly decision: Decision;
}

/** What a simulation comes to: the price to buy at, its charts, what moves its margin, the margin of each lot. */
export function ResultsTab({ computation, targetMarginBps, today, decision }: ResultsTabProps) {
  const t = useMessages(simulationMessages);
  const { computed } = computation;
  if (computed === null || !computed.ok) return <Text tone="ink3">{t('result.notComputed')}</Text>;
  const { results } = computed;
  return (
    <Stack gap={5}>
      <DecisionCard computation={computation} targetMarginBps={targetMarginBps} decision={decision} />
      <ResultCharts results={results} today={today} />
      <SwingsCard computation={computation} />
      <LotMargins results={results} />
    </Stack>
  );
}
