import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Paper } from '#contracts/export/paper.ts';
import type { Visited } from '#contracts/export/visit/visited.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, visits, type Contact } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { contactsByIds } from '../../client/operation/visit/list.ts';
import type { FoundVisit } from '../../client/operation/visit/record.ts';
import { unlessHidden } from '../hidden.ts';
import { addressOf, memberOf } from '../operation-facts.ts';

/** The visit that the address names, with its operation. @throws HttpFailure 404 when it is not there */
export async function visitOfPaper(context: ClientContext): Promise<FoundVisit> {
  const [found] = await context.db
    .select({ visit: visits, operation: operations })
    .from(visits)
    .innerJoin(operations, eq(operations.id, visits.operationId))
    .where(and(eq(visits.id, parameter(context, 'visit')), isNull(visits.deletedAt), liveOperations()))
    .limit(1);
  if (!found) throw notFound('visit');
  return found;
}

/** When, where and with whom it takes place. */
export async function visitedOf(
  context: ClientContext,
  { operation, visit }: FoundVisit,
  { amounts }: Paper['hides'],
): Promise<Visited> {
  const { name, phone } = await memberOf(context, visit.hostId);
  const people = await contactsByIds(context, visit.contactIds);
  const shown =
    visit.lotIds.length === 0
      ? []
      : await context.db.select().from(lots).where(inArray(lots.id, visit.lotIds)).orderBy(lots.ref);
  return {
    kind: visit.kind,
    startAt: visit.startAt.toISOString(),
    durationMin: visit.durationMin,
    host: { name, phone },
    address: addressOf(operation),
    city: operation.city,
    lots: shown.map(({ id, ref, type, areaM2, priceTtcCents }) => ({
      id,
      ref,
      type,
      areaM2,
      priceCents: unlessHidden(amounts, priceTtcCents),
    })),
    people: visit.contactIds.flatMap((id) => {
      const contact = people.get(id);
      return contact === undefined ? [] : [{ id, name: contact.displayName, address: homeOf(contact) }];
    }),
  };
}

const homeOf = ({ addressLine, postalCode, city }: Contact): string =>
  [addressLine, `${postalCode ?? ''} ${city ?? ''}`.trim()].filter(Boolean).join(', ');
