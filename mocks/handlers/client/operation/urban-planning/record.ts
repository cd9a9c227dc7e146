import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { PermitKind } from '#domain/deadline/context.ts';
import type { Day } from '#domain/time/day.ts';
import { holidayRegionOf } from '#domain/time/holiday-region.ts';
import { permitClocks } from '#domain/urban/permit-clocks.ts';
import type { PermitRecord } from '#domain/urban/permit.ts';
import { preemptionClocks, type PreemptionRecord } from '#domain/urban/preemption.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  permits,
  preemptions,
  type Operation,
  type Permit,
  type Preemption,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { auditPart, stalePart } from '../part-record.ts';
import { operationOfRoute } from '../scope.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, urbanMessages);

/** The business day. */
export const todayOf = ({ deps }: { readonly deps: Pick<ServerDependencies, 'clock'> }): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** A permission with the operation that it belongs to. */
export interface FoundPermit {
  readonly operation: Operation;
  readonly permit: Permit;
}

/** The permission that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function permitOfRoute(context: ClientContext): Promise<FoundPermit> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(permits.id, parameter(context, 'permit')),
    eq(permits.operationId, operation.id),
    isNull(permits.deletedAt),
  );
  const [permit] = await context.db.select().from(permits).where(isIt).limit(1);
  if (!permit) throw notFound('permit');
  return { operation, permit };
}

/** A declaration of intent to sell with the operation that it belongs to. */
export interface FoundDeclaration {
  readonly operation: Operation;
  readonly declaration: Preemption;
}

/** The declaration that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function declarationOfRoute(context: ClientContext): Promise<FoundDeclaration> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(preemptions.id, parameter(context, 'declaration')),
    eq(preemptions.operationId, operation.id),
    isNull(preemptions.deletedAt),
  );
  const [declaration] = await context.db.select().from(preemptions).where(isIt).limit(1);
  if (!declaration) throw notFound('declaration');
  return { operation, declaration };
}

/** A row of permissions as clocks and steps read it. */
export const permitRecord = (row: Permit, postingProofsCount: number): PermitRecord =>
  ({ ...row, postingProofsCount }) as PermitRecord & Permit;

/** A row of declarations as clocks and steps read it. */
export const declarationRecord = (row: Preemption): PreemptionRecord => row as PreemptionRecord & Preemption;

type Place = Pick<Operation, 'departmentCode'>;

/** The clocks of a permission, with the holidays of its place. */
export const clocksOfPermit = (record: PermitRecord, { departmentCode }: Place, today: Day) =>
  permitClocks(record, today, holidayRegionOf(departmentCode));

/** The clocks of a declaration. */
export const clocksOfDeclaration = (record: PreemptionRecord, { departmentCode }: Place, today: Day) =>
  preemptionClocks(record, today, holidayRegionOf(departmentCode));

/** What people call a permission: its number, else its kind. */
export function permitLabel(
  context: Pick<ClientContext, 'locale'>,
  { kind, number }: { readonly kind: PermitKind; readonly number: string | null },
): string {
  return number === null || number === '' ? texts(context).choices.kind[kind] : number;
}

/** What people call a declaration: that of the purchase, or that of a lot. */
export function declarationLabel(
  context: Pick<ClientContext, 'locale'>,
  { side }: Pick<Preemption, 'side'>,
  lotRef: string | null,
): string {
  const t = texts(context).declaration;
  if (side === 'purchase') return t.ofPurchase;
  return lotRef === null ? t.short : fill(t.ofLot, { ref: lotRef });
}

/** Tells those who look at the operation that its permissions or declarations changed. */
export function announceUrban(
  context: ClientContext,
  { id, operationId, version }: { id: string; operationId: string; version: number },
): void {
  const by = context.actor.user.id;
  const to = [channels.operation(operationId)];
  broadcast(context, to, 'permit.updated', { id, operationId, version, by }, operationId);
}

/** What happened, as a line of the operation's journal. */
export const auditUrban = auditPart('urban');

/** The refusal of a change over a version that is no longer that of the record. */
export const staleUrban = stalePart;
