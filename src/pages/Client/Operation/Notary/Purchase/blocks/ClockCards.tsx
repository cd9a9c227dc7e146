import { History } from 'lucide-react';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface CardProps {
  readonly props: PurchaseFormProps;
}

/** The clock of the town’s right to buy first. */
export function PreemptionCard({ props }: CardProps) {
  const t = useMessages(purchaseMessages);
  const { preemption, isSubjectToPreemption, operation } = props;
  const isCleared = preemption?.isCleared ?? isSubjectToPreemption === false;
  return (
    <Card
      title={t('preemption.title')}
      aside={
        <Badge tone={isCleared ? 'pos' : 'warn'}>
          {t(isCleared ? 'preemption.cleared' : 'preemption.open')}
        </Badge>
      }
    >
      <Stack gap={2}>
        {preemption === null ? (
          <Text as="p" tone="ink2">
            {t(isSubjectToPreemption === false ? 'preemption.notSubject' : 'preemption.none')}
          </Text>
        ) : (
          preemption.clocks.map((clock) => (
            <Inline key={clock.kind} gap={1}>
              <Text as="p" size="label" tone="ink2">
                {`${clock.title} · ${clock.sentence}`}
              </Text>
              {clock.explanation !== null && <ExplainedTrigger explanation={clock.explanation as never} />}
            </Inline>
          ))
        )}
        <TextLink href={urbanPlanning({ operation: operation.id })}>{t('preemption.action')}</TextLink>
      </Stack>
    </Card>
  );
}

/** The commitment of the deed, and what breaking it would cost. */
export function CommitmentCard({ props }: CardProps) {
  const t = useMessages(purchaseMessages);
  const { date } = useFormat();
  const { commitment } = props;
  if (commitment === null) return null;
  const { clock, breach, breachRefusal } = commitment;
  return (
    <Card
      title={t('commitment.title')}
      aside={clock.explanation !== null && <ExplainedTrigger explanation={clock.explanation as never} />}
    >
      <Stack gap={2}>
        <Text as="p">
          {`${clock.title} ${clock.endsOn === null ? '' : t('commitment.until', { date: date(clock.endsOn) })}`}
        </Text>
        {breach !== null && (
          <Inline gap={1}>
            <Text tone="ink2">{t('commitment.breach')}</Text>
            <Figure cents={breach.cents} decimals={2} />
            <ExplainedTrigger explanation={breach.explanation} />
          </Inline>
        )}
        {breachRefusal !== null && <Text tone="warn">{breachRefusal}</Text>}
      </Stack>
    </Card>
  );
}

/** What happened to the purchase. */
export function HistoryCard({ history }: Pick<PurchaseFormProps, 'history'>) {
  const t = useMessages(purchaseMessages);
  const states = useMessages(tradeMessages);
  const { date } = useFormat();
  if (history.length === 0) return null;
  return (
    <Card title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        items={history.map(({ id, to, on, by }) => ({
          id,
          icon: History,
          title: states(`notaryPurchase.${to}`),
          detail: by === null ? t('history.system') : t('history.by', { name: by }),
          date: date(on),
          dateTime: on,
        }))}
      />
    </Card>
  );
}
