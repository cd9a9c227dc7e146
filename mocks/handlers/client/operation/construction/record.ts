import { channels } from '#contracts/realtime/channels.ts';
import type { Day } from '#domain/time/day.ts';
import { construction } from '#generated/routes/client/operation.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  constructionLots,
  worksSituations,
  type AuditChanges,
  type ConstructionLot,
  type WorksSituation,
} from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { auditPart, definePart, type FoundPart } from '../part-record.ts';
import { turnLot } from './turn.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, constructionMessages);

/** The business day. */
export const todayOf = ({ deps }: { readonly deps: Pick<ServerDependencies, 'clock'> }): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** Lots of works of an operation; the steps that come by themselves follow from each change. */
export const worksLotPart = definePart('lot', {
  parameter: 'worksLot',
  topic: 'works',
  event: 'construction-lot.updated',
  table: constructionLots,
  entity: 'constructionLot',
  turn: async (context, tx, { id }) => void (await turnLot(context.deps, tx, id)),
});
export type FoundLot = FoundPart<'lot', typeof constructionLots>;

/** Progress claims of an operation. */
export const claimPart = definePart('claim', {
  topic: 'works',
  event: 'situation.changed',
  table: worksSituations,
  entity: 'situation',
  turn: async (context, tx, claim) => void (await turnLot(context.deps, tx, claim.constructionLotId)),
});
/** A progress claim with its lot. */
export type FoundClaim = FoundPart<'claim', typeof worksSituations> & Pick<FoundLot, 'lot'>;

/** The progress claim that the address names, with its lot. @throws HttpFailure 404 when it is none of that operation */
export async function claimOfRoute(context: ClientContext): Promise<FoundClaim> {
  const found = await claimPart.ofRoute(context);
  const lot = await worksLotPart.find(context, found.operation.id, found.claim.constructionLotId);
  if (lot === null) throw notFound('progress claim');
  return { ...found, lot };
}

/** What differs, of plain values; lists of quotes and amendments are told by the action alone. */
export function plainChanges(row: ConstructionLot | WorksSituation, columns: object): AuditChanges {
  const plain = Object.entries(columns).filter(([, value]) => value === null || typeof value !== 'object');
  return changedFields(row, Object.fromEntries(plain));
}

type WorksEvent = 'construction-lot.updated' | 'situation.changed' | 'milestone.certified';

/** Tells those who look at the operation that its works changed. */
export function announceWorks(
  context: ClientContext,
  event: WorksEvent,
  {
    id,
    operationId,
    version,
  }: { readonly id: string; readonly operationId: string; readonly version: number },
): void {
  const payload = { id, operationId, version, by: context.actor.user.id };
  broadcast(context, [channels.operation(operationId)], event, payload, operationId);
}

/** What happened to the works, as a line of the operation’s journal. */
export const auditWorks = auditPart('works');

/** Back to the page with a text. */
export const worksFlash = (operationId: string, text: string) =>
  redirect(construction({ operation: operationId }), { type: 'success', text });
