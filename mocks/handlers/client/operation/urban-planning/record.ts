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
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { definePart, stalePart, type FoundPart } from '../part-record.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, urbanMessages);

/** The business day. */
export const todayOf = ({ deps }: { readonly deps: Pick<ServerDependencies, 'clock'> }): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** What the records of the planning share: one topic of the journal, one event, legal deadlines. */
const urban = { topic: 'urban', event: 'permit.updated', countsDeadlines: true } as const;

/** Permissions of an operation. */
export const permitPart = definePart('permit', { ...urban, table: permits, entity: 'permit' });
export type FoundPermit = FoundPart<'permit', typeof permits>;

/** Declarations of intent to sell of an operation. */
export const declarationPart = definePart('declaration', {
  ...urban,
  table: preemptions,
  entity: 'preemption',
});
export type FoundDeclaration = FoundPart<'declaration', typeof preemptions>;

/** Tells of, and writes down, what happened to anything of the planning; `staleUrban` refuses over an old version. */
export const { announce: announceUrban, audit: auditUrban } = permitPart;
export const staleUrban = stalePart;

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
