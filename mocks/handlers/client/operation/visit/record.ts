import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { visits, type Visit } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { definePart, type FoundPart } from '../part-record.ts';

/** Visits of an operation. */
export const visitPart = definePart('visit', {
  table: visits,
  topic: 'visit',
  event: 'visit.updated',
  entity: 'visit',
  changedBy: ['update', 'complete', 'cancel'],
});
export type FoundVisit = FoundPart<'visit', typeof visits>;

/** What people call a visit: « Visite technique du 18/09/2025 ». */
export function visitLabel(
  { locale }: Pick<ClientContext, 'locale'>,
  visit: Pick<Visit, 'kind' | 'startAt'>,
): string {
  const t = messagesFor(locale, visitMessages);
  const date = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(visit.startAt);
  return fill(t.label, { kind: t.choices.kind[visit.kind].toLowerCase(), date });
}
