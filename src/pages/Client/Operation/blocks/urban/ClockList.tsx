import { useState } from 'react';
import type { ShownClock } from '#contracts/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useDaysLeft } from './useDaysLeft.ts';

const urgentDays = 7;

/** The legal clocks of a record: those that run with their sentence and articles, those that are over on demand. */
export function ClockList({ clocks }: { readonly clocks: readonly ShownClock[] }) {
  const t = useMessages(urbanMessages);
  const [isEndedShown, setEndedShown] = useState(false);
  const running = clocks.filter(({ status }) => status === 'running');
  const ended = clocks.filter(({ status }) => status !== 'running');
  const shown = isEndedShown ? clocks : running;
  if (clocks.length === 0) return null;
  return (
    <Stack gap={1}>
      {shown.length > 0 && (
        <ItemList
          label={t('clocks.title')}
          isLabelShown
          isCompact
          items={shown.map((clock) => ({
            id: clock.kind,
            title: clock.title,
            badges: <ClockBadge clock={clock} />,
            detail: <ClockDetail clock={clock} />,
            end: <ClockEnd clock={clock} />,
          }))}
        />
      )}
      {ended.length > 0 && (
        <Text as="p" size="label">
          <TextButton isExpanded={isEndedShown} onPress={() => setEndedShown(!isEndedShown)}>
            {isEndedShown ? t('clocks.hideEnded') : t('clocks.showEnded', { count: ended.length })}
          </TextButton>
        </Text>
      )}
    </Stack>
  );
}

const tones = { running: 'info', met: 'pos', expired: 'sourcing', cancelled: 'sourcing' } as const;

function ClockBadge({ clock }: { readonly clock: ShownClock }) {
  const t = useMessages(urbanMessages);
  const inDays = useDaysLeft();
  const { status, state, daysLeft } = clock;
  if (status !== 'running') return <Badge tone={tones[status]}>{t(`clocks.${status}`)}</Badge>;
  if (state === 'stopped' || state === 'waiting') return <Badge tone="warn">{t('clocks.stopped')}</Badge>;
  if (state === 'unlimited') return <Badge tone="sourcing">{t('clocks.unlimited')}</Badge>;
  if (daysLeft === null) return <Badge tone="warn">{t('clocks.unverified')}</Badge>;
  return <Badge tone={daysLeft <= urgentDays ? 'warn' : 'info'}>{inDays(daysLeft)}</Badge>;
}

function ClockDetail({ clock }: { readonly clock: ShownClock }) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const { strictEndsOn, endsOn } = clock;
  return (
    <Stack as="span" gap={1}>
      <span>{clock.sentence}</span>
      {strictEndsOn !== null && endsOn !== null && (
        <span>{t('clocks.strict', { strict: date(strictEndsOn), prudent: date(endsOn) })}</span>
      )}
      {clock.source !== '' && (
        <Text size="label" tone="ink3">
          {clock.isUnverified ? `${clock.source} · ${t('clocks.unverified')}` : clock.source}
        </Text>
      )}
    </Stack>
  );
}

function ClockEnd({ clock }: { readonly clock: ShownClock }) {
  const { date } = useFormat();
  return (
    <Inline as="span" gap={1}>
      {clock.endsOn !== null && <Text weight="medium">{date(clock.endsOn)}</Text>}
      {clock.explanation !== null && <ExplainedTrigger explanation={clock.explanation as never} />}
    </Inline>
  );
}
