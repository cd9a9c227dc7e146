import type { NegotiationStep, OfferIndexProps } from '#contracts/client/operation/offer/index.ts';
import * as offerMessages from '#messages/client/offer.ts';
import * as stateMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';

/** Prices of the negotiation one below the other, and what the simulation of reference can bear. */
export function NegotiationCard({
  negotiation,
  maxPriceCents,
}: Pick<OfferIndexProps, 'negotiation' | 'maxPriceCents'>) {
  const t = useMessages(offerMessages);
  const state = useMessages(stateMessages);
  const { money, percent } = useFormat();
  const nameOf = ({ kind, number, status }: NegotiationStep): string => {
    if (kind === 'asking') return t('negotiation.asking');
    if (kind === 'counter') return t('negotiation.counter', { number: String(number) });
    return t('negotiation.offer', {
      number: String(number),
      state: status === null ? '' : state(`offer.${status}`).toLowerCase(),
    });
  };
  const labelOf = (step: NegotiationStep): string =>
    step.gapBps === null || step.gapBps === 0
      ? nameOf(step)
      : t('negotiation.gap', { label: nameOf(step), gap: percent(step.gapBps, { decimals: 2 }) });
  return (
    <Card>
      <RankChart
        label={t('negotiation.title')}
        note={t('negotiation.note')}
        unit="money"
        items={negotiation.map((step, rank) => ({
          id: String(rank),
          label: labelOf(step),
          value: step.priceCents,
        }))}
      />
      <Text as="p" size="table" tone="ink3">
        {maxPriceCents === null
          ? t('negotiation.noSimulation')
          : t('negotiation.maxPrice', { price: money(maxPriceCents, { decimals: 0 }) })}
      </Text>
    </Card>
  );
}
