import { addToDay, type Day } from '../time/day.ts';

/** What can stand in the agenda of the start page. */
export const agendaKinds = [
  'unpaid',
  'task',
  'event',
  'visit',
  'option',
  'withdrawal',
  'loan',
  'deed',
  'delivery',
  'offer',
  'works',
  'operation',
  'supplier',
] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** Days ahead that the agenda tells. */
export const agendaDays = 10;
/** Days ahead that count as « à venir » in the head of the page. */
export const soonDays = 7;

/** The last day that the agenda tells. */
export const agendaUntil = (today: Day): Day => addToDay(today, { days: agendaDays });

interface Dated {
  readonly id: string;
  readonly on: string;
  readonly time: string | null;
}

/** Days in their order, the hours of a day after what has none; what is late comes first by itself. */
export const inAgendaOrder = <Item extends Dated>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => {
    const [left, right] = [a, b].map(({ on, time, id }) => `${on} ${time ?? ''} ${id}`);
    return (left ?? '') < (right ?? '') ? -1 : 1;
  });
