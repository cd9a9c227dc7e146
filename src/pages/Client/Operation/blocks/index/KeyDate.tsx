import type { OperationRow } from '#contracts/client/operation/row.ts';
import { daysBetween, day } from '#domain/time/day.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';

/** Days before a date from which it is pressing. */
const pressingDays = 7;

/** The next day that matters to an operation: red when it is near or over. */
export function KeyDate({ next }: { readonly next: NonNullable<OperationRow['next']> }) {
  const t = useMessages(operationMessages);
  const { date } = useFormat();
  const { now, timeZone } = useLocale();
  const text = `${date(next.on)} · ${t(`keyDates.${next.kind}`)}`;
  const daysLeft = daysBetween(day(dayInZone(now(), timeZone)), day(next.on));
  return daysLeft < pressingDays ? <Badge tone="neg">{text}</Badge> : text;
}
