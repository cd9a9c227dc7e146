import * as peopleMessages from '#messages/network-people.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';

interface PersonCountersProps {
  readonly active: number;
  readonly invited: number;
  readonly suspended: number;
}

/** How many people of a network there are by state. */
export function PersonCounters(counters: PersonCountersProps) {
  const t = useMessages(peopleMessages);
  return <Text tone="ink2">{t('counters', { ...counters })}</Text>;
}
