import { FlagTriangleRight, Handshake, ArrowDownToLine } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SimulationRights } from '#contracts/client/operation/simulation/rights.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { create as createOffer } from '#generated/routes/client/operation/offer.ts';
import { edit as terminate } from '#generated/routes/client/operation/terminate.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ResultLines } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { bpsOf, changeText } from '../rates.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Computation } from '../useComputed.ts';

/** Until the seller is bound. */
const undecided: readonly OperationState[] = ['sourcing', 'study', 'offer'];

/** What may be done with a price that was found. */
export interface Decision {
  readonly operation: { readonly id: string; readonly status: OperationState };
  readonly can: Pick<SimulationRights, 'offer' | 'abandon'>;
  /** Puts a price of purchase into the simulation; null where it is not changed. */
  readonly onTakePrice: ((priceCents: number) => void) | null;
}

interface DecisionCardProps {
  readonly computation: Computation;
  readonly targetMarginBps: number | null;
  readonly decision: Decision;
}

/** « Buy at this price, or leave it »: the highest price that leaves the margin wanted, and the selling prices that would. */
export function DecisionCard({ computation, targetMarginBps, decision }: DecisionCardProps) {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const [wanted, setWanted] = useState<number | null>(targetMarginBps ?? 1200);
  const { engine, computed } = computation;
  const targetBps =
    wanted !== null && Number.isFinite(wanted) && wanted >= 0 && wanted <= 9_000 ? wanted : null;
  const asked = useDeferredValue(targetBps);
  const question = useMemo(
    () => (asked === null ? null : ({ kind: 'highestPrice', targetBps: asked } as const)),
    [asked],
  );
  const { answer: highest, isPending } = useAnswer(computation, question);
  if (engine === null || computed === null || !computed.ok) return null;
  const { results, model, study } = computed;
  const goal = targetBps === null ? null : engine.goalOf(results, model, targetBps);
  const whole = (cents: number): string => money(cents, { decimals: 0 });
  const ownBps = bpsOf(results.marginOnRevenue);
  const own = {
    price: whole(study.purchasePriceCents),
    rate: ownBps === null ? '–' : percent(ownBps, { decimals: 2 }),
  };
  const isBearable = highest !== null && highest >= study.purchasePriceCents;
  const verdict = (): string => {
    if (isPending) return t('decision.pending');
    if (highest === null) return t('decision.leave', own);
    return t(isBearable ? 'decision.buy' : 'decision.lower', { ...own, highest: whole(highest) });
  };
  const change = goal?.price && changeText(goal.price.priceBps, (bps) => percent(bps, { decimals: 2 }));
  return (
    <Card title={t('decision.title')}>
      <Stack gap={3}>
        <RateField
          name="goal"
          label={t('goal.margin')}
          help={t('goal.ofRevenue')}
          value={wanted}
          onChange={setWanted}
        />
        {targetBps !== null && (
          <>
            <Text as="p" weight="semibold" tone={isPending ? 'ink3' : isBearable ? 'pos' : 'warn'} isStatus>
              {verdict()}
            </Text>
            <ResultLines
              lines={[
                {
                  id: 'highest',
                  label: t('decision.highest'),
                  quantity: isPending ? { text: '…' } : { cents: highest, decimals: 0 },
                  isMain: true,
                },
                ...(goal?.price == null
                  ? []
                  : [
                      { id: 'price', label: t('goal.priceFactor'), quantity: { text: change ?? '–' } },
                      {
                        id: 'revenue',
                        label: t('goal.revenue'),
                        quantity: { cents: goal.price.revenueTtcCents, decimals: 0 as const },
                      },
                    ]),
              ]}
            />
            {goal !== null && goal.price === null && <Text tone="warn">{t('goal.unreachable')}</Text>}
          </>
        )}
        <DecisionActions
          decision={decision}
          highest={highest}
          planned={study.purchasePriceCents}
          isPending={isPending}
        />
      </Stack>
    </Card>
  );
}

interface DecisionActionsProps {
  readonly decision: Decision;
  readonly highest: number | null;
  readonly planned: number;
  /** The highest price is that of what was typed before. */
  readonly isPending: boolean;
}

function DecisionActions({ decision, highest, planned, isPending }: DecisionActionsProps) {
  const t = useMessages(simulationMessages);
  const { money } = useFormat();
  const { operation, can, onTakePrice } = decision;
  const parameters = { operation: operation.id };
  const isOpen = undecided.includes(operation.status);
  return (
    <Inline>
      {highest !== null && onTakePrice !== null && highest !== planned && (
        <Button size="sm" icon={ArrowDownToLine} isPending={isPending} onClick={() => onTakePrice(highest)}>
          {t('decision.take')}
        </Button>
      )}
      {highest !== null && isOpen && can.offer && (
        <Button
          size="sm"
          icon={Handshake}
          isPending={isPending}
          href={createOffer(parameters, { query: { price: String(highest) } })}
        >
          {t('decision.offer', { price: money(highest, { decimals: 0 }) })}
        </Button>
      )}
      {isOpen && can.abandon && (
        <Button size="sm" variant="discreet" icon={FlagTriangleRight} href={terminate(parameters)}>
          {t('decision.abandon')}
        </Button>
      )}
    </Inline>
  );
}
