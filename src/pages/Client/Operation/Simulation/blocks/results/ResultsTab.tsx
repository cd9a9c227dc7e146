import { useState } from 'react';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { ResultLines } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { changeText } from '../rates.ts';
import type { Computation } from '../useComputed.ts';
import { LotMargins } from './LotMargins.tsx';
import { ResultCharts } from './ResultCharts.tsx';
import { SwingsCard } from './SwingsCard.tsx';

export interface ResultsTabProps {
  readonly computation: Computation;
  readonly targetMarginBps: number | null;
  readonly today: string;
}

/** What a simulation comes to: its charts, what moves its margin, the price of a target, the margin of each lot. */
export function ResultsTab({ computation, targetMarginBps, today }: ResultsTabProps) {
  const t = useMessages(simulationMessages);
  const { computed } = computation;
  if (computed === null || !computed.ok) return <Text tone="ink3">{t('result.notComputed')}</Text>;
  const { results } = computed;
  return (
    <Stack gap={5}>
      <ResultCharts results={results} today={today} />
      <SwingsCard computation={computation} />
      <GoalCard computation={computation} targetMarginBps={targetMarginBps} />
      <LotMargins results={results} />
    </Stack>
  );
}

/** « What price gives 12 % ? »: the change of prices, and the purchase, at which a margin comes out. */
function GoalCard({
  computation,
  targetMarginBps,
}: Pick<ResultsTabProps, 'computation' | 'targetMarginBps'>) {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const [wanted, setWanted] = useState<number | null>(targetMarginBps ?? 1200);
  const { engine, computed } = computation;
  if (engine === null || computed === null || !computed.ok) return null;
  const isUsable = wanted !== null && Number.isFinite(wanted) && wanted >= 0 && wanted <= 9_000;
  const goal = isUsable ? engine.goalOf(computed.results, computed.model, wanted) : null;
  const change = goal?.price && changeText(goal.price.priceBps, (bps) => percent(bps, { decimals: 2 }));
  return (
    <Card title={t('goal.title')}>
      <Stack gap={3}>
        <RateField
          name="goal"
          label={t('goal.margin')}
          help={t('goal.ofRevenue')}
          value={wanted}
          onChange={setWanted}
        />
        {goal !== null && goal.price === null && <Text tone="warn">{t('goal.unreachable')}</Text>}
        {goal !== null && (
          <ResultLines
            lines={[
              ...(goal.price === null
                ? []
                : [
                    {
                      id: 'price',
                      label: t('goal.priceFactor'),
                      quantity: { text: change ?? '–' },
                      isMain: true,
                    },
                    {
                      id: 'revenue',
                      label: t('goal.revenue'),
                      quantity: { cents: goal.price.revenueTtcCents, decimals: 0 as const },
                    },
                  ]),
              {
                id: 'purchase',
                label: t('goal.maxPurchase'),
                quantity: { cents: goal.purchase.maxPurchaseCents, decimals: 0 as const },
              },
            ]}
          />
        )}
        {goal !== null && (
          <Text as="p" size="label" tone="ink3">
            {t('goal.planned', { cost: money(goal.purchase.plannedPurchaseCents, { decimals: 0 }) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
