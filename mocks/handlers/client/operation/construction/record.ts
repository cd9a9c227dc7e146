import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Day } from '#domain/time/day.ts';
import { construction } from '#generated/routes/client/operation.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  constructionLots,
  stateChanges,
  worksSituations,
  type ConstructionLot,
  type NewStateChange,
  type Operation,
  type WorksSituation,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { auditPart, stalePart } from '../part-record.ts';
import { operationOfRoute } from '../scope.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, constructionMessages);

/** The business day. */
export const todayOf = ({ deps }: { readonly deps: Pick<ServerDependencies, 'clock'> }): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** A works lot with the operation that it belongs to. */
export interface FoundLot {
  readonly operation: Operation;
  readonly lot: ConstructionLot;
}

/** The works lot that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function worksLotOfRoute(context: ClientContext): Promise<FoundLot> {
  const operation = await operationOfRoute(context);
  const lot = await worksLotOf(context, operation.id, parameter(context, 'worksLot'));
  if (lot === null) throw notFound('works lot');
  return { operation, lot };
}

/** A works lot of an operation by its identifier; null where there is none. */
export async function worksLotOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  id: string,
): Promise<ConstructionLot | null> {
  const isIt = and(
    eq(constructionLots.id, id),
    eq(constructionLots.operationId, operationId),
    isNull(constructionLots.deletedAt),
  );
  const [lot] = await db.select().from(constructionLots).where(isIt).limit(1);
  return lot ?? null;
}

/** A progress claim with its lot. */
export interface FoundClaim extends FoundLot {
  readonly claim: WorksSituation;
}

/** The progress claim that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function claimOfRoute(context: ClientContext): Promise<FoundClaim> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(worksSituations.id, parameter(context, 'claim')),
    eq(worksSituations.operationId, operation.id),
    isNull(worksSituations.deletedAt),
  );
  const [claim] = await context.db.select().from(worksSituations).where(isIt).limit(1);
  const lot = claim ? await worksLotOf(context, operation.id, claim.constructionLotId) : null;
  if (!claim || lot === null) throw notFound('progress claim');
  return { operation, lot, claim };
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

/** The refusal of a change over a version that is no longer that of the record. */
export const staleWorks = stalePart;

type Written = Pick<NewStateChange, 'tenantId' | 'entityId' | 'operationId' | 'fromState' | 'toState' | 'on'>;

/** Writes a line of the history of a lot or of a claim; by nobody, where the platform took the step. */
export async function writeWorksChange(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  entity: 'constructionLot' | 'situation',
  change: Written & { readonly byUserId: string | null; readonly reason?: string | null },
): Promise<void> {
  await tx
    .insert(stateChanges)
    .values({ reason: null, ...change, id: deps.newId(), entity, at: deps.clock.businessNow() });
}

/** Back to the page with a text. */
export const toldOf = (operationId: string, text: string) =>
  redirect(construction({ operation: operationId }), { type: 'success', text });
