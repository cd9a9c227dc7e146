import { explainWith } from '#domain/explain/calculation.ts';
import { quickSimulationCalculation } from '#domain/sourcing/quick-simulation-calculation.ts';
import type { FirstEstimate } from '#domain/sourcing/opportunity.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList, type Description } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { readFacts, type TypedFacts } from './facts-of.ts';

export interface QuickAnswerProps {
  readonly facts: TypedFacts;
  readonly today: string;
  /** The one line that stays in view; else everything. */
  readonly isSummary?: boolean;
}

/** What an opportunity comes to as it is typed: the most to pay for the wanted margin, and what the price leaves. */
export function QuickAnswer({ facts: typed, today, isSummary = false }: QuickAnswerProps) {
  const t = useMessages(sourcingMessages);
  const reading = readFacts(typed, today);
  if (isSummary) {
    const look = reading.kind === 'figures' ? reading.figures.look : null;
    if (reading.kind !== 'figures' || look === null) return <Text tone="ink3">{t('answer.ahead')}</Text>;
    const { askingPriceCents, wantedMarginBps } = reading.facts;
    return <Verdict look={look} askingPriceCents={askingPriceCents} rateBps={wantedMarginBps} />;
  }
  if (reading.kind === 'invalid') return <Text tone="ink3">{t('answer.invalid')}</Text>;
  if (reading.kind === 'incomplete') {
    const fields = reading.missing.map((name) => t(`answer.fields.${name}`)).join(', ');
    return <Text tone="ink3">{t('answer.missing', { fields })}</Text>;
  }
  const { figures, facts } = reading;
  const { look } = figures;
  return (
    <Stack gap={3}>
      {look === null ? (
        <Text tone={figures.isTariffUnknown ? 'warn' : 'ink3'}>
          {t(figures.isTariffUnknown ? 'answer.tariffUnknown' : 'answer.needs')}
        </Text>
      ) : (
        <LookFigures look={look} askingPriceCents={facts.askingPriceCents} rateBps={facts.wantedMarginBps} />
      )}
      <Card>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('answer.pricePerM2'), value: <Figure cents={figures.pricePerM2Cents} decimals={0} /> },
            { term: t('answer.marketGap'), value: <Figure rateBps={figures.marketGapBps} /> },
            {
              term: t('answer.score'),
              value: figures.score === null ? '–' : t('answer.scoreOf', { score: figures.score }),
            },
          ]}
        />
      </Card>
      {look !== null && <LookLines look={look} today={today} />}
    </Stack>
  );
}

interface LookFiguresProps {
  readonly look: FirstEstimate;
  readonly askingPriceCents: number;
  readonly rateBps: number;
}

/** How the price asked stands to the highest one. */
function useRoom({ look: { maxPriceCents }, askingPriceCents }: LookFiguresProps) {
  const t = useMessages(sourcingMessages);
  const { money } = useFormat();
  const room = maxPriceCents === null ? null : maxPriceCents - askingPriceCents;
  const amount = money(room === null ? null : Math.abs(room), { decimals: 0 });
  return {
    tone: room === null || room < 0 ? ('neg' as const) : ('pos' as const),
    sentence: room === null ? t('answer.noPrice') : t(room < 0 ? 'answer.above' : 'answer.below', { amount }),
  };
}

/** The highest price, and whether the one asked is below it, in the line that stays in view. */
function Verdict(props: LookFiguresProps) {
  const { look, rateBps } = props;
  const t = useMessages(sourcingMessages);
  const { percent } = useFormat();
  const { tone, sentence } = useRoom(props);
  return (
    <Stack as="span" gap={0}>
      <Text weight="semibold">
        {t('answer.maxPrice', { rate: percent(rateBps) })}{' '}
        {look.maxPriceCents === null ? '–' : <Figure cents={look.maxPriceCents} decimals={0} />}
      </Text>
      <Text size="label" tone={tone}>
        {sentence}
      </Text>
    </Stack>
  );
}

function LookFigures(props: LookFiguresProps) {
  const { look, rateBps } = props;
  const t = useMessages(sourcingMessages);
  const { percent } = useFormat();
  const { simulation, maxPriceCents, marginBps } = look;
  const { tone, sentence } = useRoom(props);
  return (
    <FigureGroup>
      <Stat
        label={t('answer.maxPrice', { rate: percent(rateBps) })}
        quantity={{ cents: maxPriceCents, decimals: 0 }}
        tone={tone}
        context={sentence}
      />
      <Stat
        label={t('answer.margin')}
        quantity={{ rateBps: marginBps }}
        tone={simulation.marginCents < 0 ? 'neg' : 'default'}
        context={<Figure cents={simulation.marginCents} decimals={0} />}
        explanation={explainWith(quickSimulationCalculation, simulation, 'marginCents')}
      />
    </FigureGroup>
  );
}

function LookLines({ look, today }: { readonly look: FirstEstimate; readonly today: string }) {
  const t = useMessages(sourcingMessages);
  const { date } = useFormat();
  const { simulation } = look;
  const line = (term: string, cents: number): Description => ({
    term,
    value: <Figure cents={cents} decimals={0} />,
  });
  return (
    <Card title={t('answer.lines')} headingLevel={3}>
      <Stack gap={2}>
        <DescriptionList
          layout="rows"
          items={[
            line(t('answer.price'), simulation.priceCents),
            line(t('answer.fees'), simulation.feesCents),
            line(t('answer.works'), simulation.worksCents),
            line(t('answer.carrying'), simulation.carryingCents),
            line(t('answer.salesFees'), simulation.salesFeesCents),
            line(t('answer.cost'), simulation.costCents),
            line(t('answer.resale'), simulation.resale.priceHtCents),
          ]}
        />
        <Text size="label" tone="ink3">
          {t('answer.on', { date: date(today) })}
        </Text>
      </Stack>
    </Card>
  );
}
