import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import {
  urbanPlanningPage,
  type ShownClock,
  type ShownDeclaration,
  type ShownPermit,
  type UrbanPlanningProps,
} from '#contracts/client/operation/urban-planning.ts';
import {
  permitDayFields,
  permitSteps,
  declarationSteps,
} from '#contracts/client/operation/urban-planning/payload.ts';
import { availableTransitions } from '#domain/states/available-transitions.ts';
import { isIn } from '#domain/states/is-in.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { permitMachine } from '#domain/states/permit/permit.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import type { Day } from '#domain/time/day.ts';
import { automaticDays, hasPermitStep, permitFacts } from '#domain/urban/permit-steps.ts';
import { isUsualNumber } from '#domain/urban/permit.ts';
import { isCleared, preemptionFacts } from '#domain/urban/preemption.ts';
import {
  lots,
  permits,
  preemptions,
  urbanPlannings,
  type Operation,
  type Permit,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parcelsOf } from '../form.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { transitionContext } from '../steps/transition-context.ts';
import { checklistOf } from './checklist.ts';
import { documentsOf } from './documents.ts';
import { changesOf, shownHistory } from './history.ts';
import { postingProofs } from './permits.ts';
import {
  clocksOfDeclaration,
  clocksOfPermit,
  declarationLabel,
  declarationRecord,
  permitLabel,
  permitRecord,
  todayOf,
} from './record.ts';
import { lastingReason, shownClock } from './shown.ts';
import { isIleDeFrance, taxOf } from './tax.ts';

/** The planning of one operation: rules of the place, permissions, declarations, papers, tax. */
export const pageHandler = clientPage(urbanPlanningPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const today = todayOf(context);
  const transition = { ...(await transitionContext(context)), today };
  const [zone] = await context.db
    .select()
    .from(urbanPlannings)
    .where(eq(urbanPlannings.operationId, operation.id));
  const rows = await permitRows(context, operation.id);
  const permitsShown = await shownPermits(context, operation, rows, transition);
  const declarations = await shownDeclarations(
    context,
    operation,
    zone?.isSubjectToPreemption ?? null,
    transition,
  );
  const documents = await documentsOf(context, operation.id);
  return {
    operation: headOf(operation),
    query,
    today,
    zone: zone === undefined ? null : shownZone(zone),
    place: placeOf(operation),
    permits: permitsShown,
    declarations,
    due: dueOf([...permitsShown, ...declarations], today),
    documents,
    checklist: checklistOf(rows, declarations, documents),
    ...taxOf(zone, operation.departmentCode, taxDay(rows, today)),
    lots: await lotChoices(context, operation.id),
    isPurchasePreempted: declarations.some((row) => row.side === 'purchase' && row.status === 'preempted'),
    can: {
      update: canNow(context, 'operation.update'),
      delete: canNow(context, 'operation.delete'),
    },
  } satisfies UrbanPlanningProps;
});

const permitRows = ({ db }: ClientContext, operationId: string): Promise<Permit[]> =>
  db
    .select()
    .from(permits)
    .where(and(eq(permits.operationId, operationId), isNull(permits.deletedAt)))
    .orderBy(desc(permits.createdAt), desc(permits.id));

function shownZone(zone: typeof urbanPlannings.$inferSelect): NonNullable<UrbanPlanningProps['zone']> {
  const { zone: name, zoneRulesUrl, parkingRule, heightM, setbackM } = zone;
  return {
    ...pick(zone, [
      'document',
      'footprintBps',
      'greenBps',
      'isProtectedSite',
      'floodZone',
      'isArchaeologyZone',
      'isSubjectToPreemption',
      'isPermitRequired',
      'easements',
      'communeBps',
      'departmentBps',
      'regionBps',
      'exemptBps',
      'version',
    ]),
    taxedAreas: zone.taxedAreas.map((area) => ({ ...area, ground: area.ground ?? 'dug' })),
    heightM,
    setbackM,
    zone: name ?? '',
    zoneRulesUrl: zoneRulesUrl ?? '',
    parkingRule: parkingRule ?? '',
  };
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

function placeOf(operation: Operation): UrbanPlanningProps['place'] {
  const { lat, lng, addressLine, postalCode, city, departmentCode } = operation;
  return {
    lat,
    lng,
    address: [addressLine, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', '),
    inseeCode: operation.inseeCode,
    parcels: parcelsOf(operation),
    isIleDeFrance: isIleDeFrance(departmentCode),
  };
}

async function shownPermits(
  context: ClientContext,
  operation: Operation,
  rows: readonly Permit[],
  transition: TransitionContext,
): Promise<ShownPermit[]> {
  const { today } = transition;
  const proofs = await postingProofs(
    context,
    rows.map(({ id }) => id),
  );
  const histories = await changesOf(
    context.db,
    'permit',
    rows.map(({ id }) => id),
  );
  const replaced = new Set(rows.map(({ replacesPermitId }) => replacesPermitId));
  const canUpdate = canNow(context, 'operation.update');
  return Promise.all(
    rows.map(async (row): Promise<ShownPermit> => {
      const record = permitRecord(row, proofs.get(row.id) ?? 0);
      const clocks = clocksOfPermit(record, operation, today);
      const subject = { state: row.status, facts: permitFacts(record, clocks) };
      const number = row.number ?? '';
      return {
        ...pick(row, [
          'id',
          'version',
          'kind',
          'status',
          'replacesPermitId',
          'extraMonths',
          'extensionsCount',
          'isProtectedSite',
          'isInspectionMandatory',
          'appeals',
          'deferredUntilOn',
          'contestReason',
        ]),
        number,
        subject: row.subject ?? '',
        label: permitLabel(context, row),
        isReplaced: replaced.has(row.id),
        days: pick(row, Object.keys(permitDayFields.shape) as (keyof typeof permitDayFields.shape)[]),
        purgeOn: row.purgedOn ?? automaticDays('purge', clocks)?.on ?? null,
        isNumberUnusual: number !== '' && !isUsualNumber(row.kind, number),
        postingProofsCount: record.postingProofsCount,
        clocks: clocks.map((clock) => shownClock(context, clock, today)),
        steps: availableTransitions(permitMachine, subject, transition).flatMap((step) => {
          const { name } = step;
          if (!isIn(permitSteps, name) || !hasPermitStep(row, name)) return [];
          return [{ name, label: step.label[context.locale], reason: lastingReason(context, step) }];
        }),
        history: await shownHistory(context, 'permit', histories.get(row.id) ?? [], canUpdate),
      };
    }),
  );
}

async function shownDeclarations(
  context: ClientContext,
  operation: Operation,
  isSubject: boolean | null,
  transition: TransitionContext,
): Promise<ShownDeclaration[]> {
  const { today } = transition;
  const rows = await context.db
    .select({ row: preemptions, lotRef: lots.ref })
    .from(preemptions)
    .leftJoin(lots, eq(lots.id, preemptions.lotId))
    .where(and(eq(preemptions.operationId, operation.id), isNull(preemptions.deletedAt)))
    .orderBy(desc(preemptions.receivedOn), desc(preemptions.id));
  const histories = await changesOf(
    context.db,
    'preemption',
    rows.map(({ row }) => row.id),
  );
  const canUpdate = canNow(context, 'operation.update');
  return Promise.all(
    rows.map(async ({ row, lotRef }): Promise<ShownDeclaration> => {
      const record = declarationRecord(row);
      const clocks = clocksOfDeclaration(record, operation, today);
      const subject = { state: row.status, facts: preemptionFacts(record, clocks, isSubject) };
      return {
        ...pick(row, [
          'id',
          'version',
          'side',
          'status',
          'lotId',
          'priceCents',
          'receivedOn',
          'requestOn',
          'suppliedOn',
          'isPriceByCourt',
        ]),
        lotRef,
        label: declarationLabel(context, row, lotRef),
        isCleared: isCleared(record, clocks, today),
        clocks: clocks.map((clock) => shownClock(context, clock, today)),
        steps: availableTransitions(preemptionMachine, subject, transition).flatMap((step) => {
          const { name } = step;
          if (!isIn(declarationSteps, name)) return [];
          return [{ name, label: step.label[context.locale], reason: lastingReason(context, step) }];
        }),
        history: await shownHistory(context, 'preemption', histories.get(row.id) ?? [], canUpdate),
      };
    }),
  );
}

/** What ends from today on, the nearest first. */
function dueOf(
  records: readonly { readonly label: string; readonly clocks: readonly ShownClock[] }[],
  today: Day,
): UrbanPlanningProps['due'] {
  return records
    .flatMap(({ label, clocks }) =>
      clocks.flatMap(({ status, endsOn, daysLeft, title, nature }) =>
        status !== 'running' || endsOn === null || daysLeft === null || endsOn < today
          ? []
          : [{ on: endsOn, daysLeft, title, about: label, nature }],
      ),
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The day whose law the tax follows: that of the latest permission, by its decision or its filing. */
function taxDay(rows: readonly Permit[], today: Day): Day {
  const known = rows.find(({ status }) => status !== 'refused' && status !== 'draft');
  return (known?.decisionOn ?? known?.filedOn ?? today) as Day;
}

async function lotChoices({ db }: ClientContext, operationId: string): Promise<UrbanPlanningProps['lots']> {
  const rows = await db
    .select({ id: lots.id, ref: lots.ref, label: lots.label, priceCents: lots.priceTtcCents })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  return rows.map(({ id, ref, label, priceCents }) => ({
    id,
    label: label === null ? ref : `${ref} · ${label}`,
    priceCents,
  }));
}
