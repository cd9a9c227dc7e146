import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { PaymentTemplateCard } from '#contracts/client/payment-template/index.ts';
import { callBases } from '#domain/calls/payment-template.ts';
import { edit } from '#generated/routes/client/payment-template.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import * as templateMessages from '#messages/client/template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ShareBar } from '#ui/data/ShareBar.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TemplateBadges } from '../../blocks/templates/TemplateBadges.tsx';

interface ScheduleCardProps {
  readonly schedule: PaymentTemplateCard;
  readonly actions: readonly MenuAction[];
}

/** A schedule as a card: what each step calls, when it is to be paid, whether the law allows it. */
export function ScheduleCard({ schedule, actions }: ScheduleCardProps) {
  const t = useMessages(paymentTemplateMessages);
  const library = useMessages(templateMessages);
  const penaltyText = usePenaltyText();
  const { date } = useFormat();
  const { id, name, regime, steps, paymentTermDays, article, breaches, version } = schedule;
  const bases = callBases.filter((base) => steps.some((step) => step.base === base));
  return (
    <Card
      title={name}
      aside={
        actions.length > 0 && (
          <Menu
            isIconOnly
            label={library('actions.more', { name })}
            actions={actions}
            size="sm"
            variant="discreet"
          />
        )
      }
    >
      <Stack gap={3}>
        <Inline gap={1}>
          <Badge>{t(`choices.regime.${regime}`)}</Badge>
          {article !== null && breaches.length === 0 && (
            <Badge tone="pos" icon={ShieldCheck}>
              {t('card.conform', { article })}
            </Badge>
          )}
          {breaches.length > 0 && (
            <Badge tone="warn" icon={TriangleAlert}>
              {t('card.notConform')}
            </Badge>
          )}
          <TemplateBadges {...schedule} />
        </Inline>
        {bases.map((base) => (
          <Stack key={base} gap={1}>
            <Text size="label" tone="ink3">
              {t(`base.${base}`)}
            </Text>
            <ShareBar
              label={`${t('card.steps', { name })}, ${t(`base.${base}`)}`}
              parts={steps.flatMap((step, place) =>
                step.base === base
                  ? [{ id: String(place), label: t(`event.${step.event}`), bps: step.shareBps }]
                  : [],
              )}
            />
          </Stack>
        ))}
        {breaches.map((text) => (
          <Text key={text} size="label" tone="warn">
            {text}
          </Text>
        ))}
        <DescriptionList
          layout="rows"
          items={[
            { term: t('card.term'), value: t('card.termDays', { count: paymentTermDays }) },
            { term: t('card.penalty'), value: penaltyText(schedule) },
          ]}
        />
        <Inline justify="between">
          <Text size="label" tone="ink3">
            {library('version', { version })} · {library('updated', { date: date(schedule.updatedAt) })}
          </Text>
          <Button size="sm" href={edit(id)} aria-label={`${library('actions.open')} ${name}`}>
            {library('actions.open')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

type Penalty = Pick<PaymentTemplateCard, 'penaltyKind' | 'penaltyRateBps'>;

/** Writes interest on late payment: « 1 % par mois », « intérêt légal + 2 points ». */
function usePenaltyText(): (penalty: Penalty) => string {
  const t = useMessages(paymentTemplateMessages);
  const { percent, number } = useFormat();
  return ({ penaltyKind, penaltyRateBps }) => {
    if (penaltyKind === 'none' || penaltyRateBps === null) return t('card.penaltyNone');
    if (penaltyKind === 'monthly') return t('card.penaltyMonthly', { rate: percent(penaltyRateBps) });
    const count = penaltyRateBps / 100;
    const value = number(count, Number.isInteger(count) ? 0 : 2);
    return t('card.penaltyLegal', { points: t('card.points', { count: Math.floor(count), value }) });
  };
}
