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
  const { percent } = useFormat();
  const reading = readFacts(typed, today);
  const look = reading.kind === 'figures' ? reading.figures.look : null;
  if (isSummary) {
    if (look === null) return <Text tone="ink3">{t('answer.ahead')}</Text>;
    return (
      <Text weight="semibold">
        {t('answer.maxPrice', { rate: percent(typed.wantedMarginBps) })}{' '}
        {look.maxPriceCents === null ? '–' : <Figure cents={look.maxPriceCents} decimals={0} />}
      </Text>
    );
  }
  if (reading.kind === 'invalid') return <Text tone="ink3">{t('answer.invalid')}</Text>;
  if (reading.kind === 'incomplete') {
    const fields = reading.missing.map((name) => t(`answer.fields.${name}`)).join(', ');
    return <Text tone="ink3">{t('answer.missing', { fields })}</Text>;
  }
  const { figures, facts } = reading;
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

function LookFigures({ look, askingPriceCents, rateBps }: LookFiguresProps) {
  const t = useMessages(sourcingMessages);
  const { money, percent } = useFormat();
  const { simulation, maxPriceCents, marginBps } = look;
  const room = maxPriceCents === null ? null : maxPriceCents - askingPriceCents;
  const amount = money(room === null ? null : Math.abs(room), { decimals: 0 });
  return (
    <FigureGroup>
      <Stat
        label={t('answer.maxPrice', { rate: percent(rateBps) })}
        quantity={{ cents: maxPriceCents, decimals: 0 }}
        tone={room === null || room < 0 ? 'neg' : 'pos'}
        context={
          room === null ? t('answer.noPrice') : t(room < 0 ? 'answer.above' : 'answer.below', { amount })
        }
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
