import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { generateLots } from '#contracts/client/operation/project/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { maxLotRef, maxPlannedLots, planLots, takenRefs, type PlannedLot } from '#domain/project/lot-plan.ts';
import { edit, undoLots } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import { lots, stateChanges, type LotDetails } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { announceOperation } from '../announce.ts';
import { projectPart, type FoundProject } from './record.ts';

type Numbering = z.output<typeof generateLots.payload>;

const texts = ({ locale }: ClientContext) => messagesFor(locale, projectMessages);

/** Makes draft lots of the lines that are saved; one reference that is taken refuses them all. */
export const generateLotsHandler = clientAction(generateLots, {
  find: projectPart.ofRoute,
  act: async (context, payload, found) => {
    const { operation, project } = found;
    await projectPart.checkVersion(context, found, payload.version, ['rows']);
    if (project.status === 'archived') throw new ValidationFailure({ base: texts(context).isArchived });
    const planned = await checkedPlan(context, found, payload);
    const rows = lotRowsOf(context, found, planned, payload.buildingLabel);
    let change = '';
    await projectPart.change(context, found, {
      action: 'lots',
      version: payload.version,
      columns: {},
      beforehand: async (tx) => {
        change = await insertLots(context, tx, found, rows);
      },
    });
    announceOperation(context, 'operation.updated', operation);
    const { doneOne, doneText } = texts(context).lots;
    return redirect(edit({ operation: operation.id, project: project.id }), {
      type: 'success',
      text: planned.length === 1 ? doneOne : fill(doneText, { count: planned.length }),
      undo: {
        href: undoLots({ operation: operation.id, project: project.id, change }),
        method: 'POST',
        label: messagesFor(context.locale, recordMessages).undo,
      },
    });
  },
});

/** Takes back lots that were made at once, as long as nobody has touched one of them. */
export const undoLotsHandler = clientAction(noPayload, {
  find: madeLotsOfRoute,
  act: async (context, _payload, { operation, project, ids }) => {
    const { lots: words } = texts(context);
    await projectPart.change(
      context,
      { operation, project },
      {
        action: 'lots-undone',
        version: project.version,
        columns: {},
        beforehand: async (tx) => {
          const isUntouched = and(
            inArray(lots.id, ids),
            eq(lots.status, 'draft'),
            eq(lots.version, 1),
            isNull(lots.deletedAt),
          );
          await tx
            .delete(stateChanges)
            .where(and(eq(stateChanges.entity, 'lot'), inArray(stateChanges.entityId, ids)));
          const gone = await tx.delete(lots).where(isUntouched).returning({ id: lots.id });
          if (gone.length < ids.length) throw new ValidationFailure({ base: words.touched });
        },
      },
    );
    announceOperation(context, 'operation.updated', operation);
    return redirect(edit({ operation: operation.id, project: project.id }), {
      type: 'info',
      text: ids.length === 1 ? words.undoneOne : fill(words.undoneText, { count: ids.length }),
    });
  },
});

/** The lots that came with a line of the history of states: those of the project made at the same moment. */
async function madeLotsOfRoute(context: ClientContext): Promise<FoundProject & { readonly ids: string[] }> {
  const found = await projectPart.ofRoute(context);
  const [made] = await context.db
    .select({ at: lots.createdAt })
    .from(stateChanges)
    .innerJoin(lots, eq(lots.id, stateChanges.entityId))
    .where(
      and(
        eq(stateChanges.id, parameter(context, 'change')),
        eq(stateChanges.entity, 'lot'),
        isNull(stateChanges.fromState),
        eq(lots.projectId, found.project.id),
      ),
    )
    .limit(1);
  if (made === undefined) throw notFound('lots to take back');
  const rows = await context.db
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.projectId, found.project.id), eq(lots.createdAt, made.at)));
  return { ...found, ids: rows.map(({ id }) => id) };
}

/**
 * Writes the lots with the first line of their histories; answers one of these lines, which tells them all.
 *
 * @throws ValidationFailure when one came meanwhile
 */
async function insertLots(
  context: ClientContext,
  tx: Database,
  { operation }: FoundProject,
  rows: ReturnType<typeof lotRowsOf>,
): Promise<string> {
  const made = await tx.insert(lots).values(rows).onConflictDoNothing().returning({ ref: lots.ref });
  if (made.length < rows.length) {
    const refs = new Set(made.map(({ ref }) => ref));
    throw exists(context, rows.find(({ ref }) => !refs.has(ref))?.ref ?? '');
  }
  const at = context.deps.clock.businessNow();
  const firstId = context.deps.newId();
  await tx.insert(stateChanges).values(
    rows.map(({ id }, place) => ({
      id: place === 0 ? firstId : context.deps.newId(),
      tenantId: operation.tenantId,
      entity: 'lot' as const,
      entityId: id,
      operationId: operation.id,
      fromState: null,
      toState: 'draft' as const,
      byUserId: context.actor.user.id,
      on: parisDay(at),
      at,
    })),
  );
  return firstId;
}

const exists = (context: ClientContext, ref: string): ValidationFailure =>
  new ValidationFailure({ pattern: fill(texts(context).lots.exists, { ref }) });

/** The lots that are asked for. @throws ValidationFailure at the pattern or the line that does not fit */
async function checkedPlan(
  context: ClientContext,
  { operation, project }: FoundProject,
  { pattern, rows }: Numbering,
): Promise<PlannedLot[]> {
  const { lots: words } = texts(context);
  if (
    rows.some(({ row }) => row >= project.rows.length) ||
    new Set(rows.map(({ row }) => row)).size < rows.length
  ) {
    throw new ValidationFailure({ rows: words.unknownRow });
  }
  const planned = planLots(project.rows, { pattern, rows });
  if (planned.length > maxPlannedLots) {
    throw new ValidationFailure({ rows: fill(words.tooMany, { max: maxPlannedLots }) });
  }
  const long = planned.find(({ ref }) => ref.length > maxLotRef);
  if (long) throw new ValidationFailure({ pattern: fill(words.tooLong, { ref: long.ref, max: maxLotRef }) });
  // Those in the bin count as well: their references come back with them.
  const known = await context.db
    .select({ ref: lots.ref })
    .from(lots)
    .where(eq(lots.operationId, operation.id));
  const refs = known.map(({ ref }) => ref);
  const [taken] = takenRefs(planned, refs);
  if (taken !== undefined) {
    if (refs.includes(taken)) throw exists(context, taken);
    throw new ValidationFailure({ pattern: fill(words.twice, { ref: taken }) });
  }
  return planned;
}

function lotRowsOf(
  context: ClientContext,
  { operation, project }: FoundProject,
  planned: readonly PlannedLot[],
  buildingLabel: string,
) {
  const now = context.deps.clock.businessNow();
  return planned.map((lot) => ({
    id: context.deps.newId(),
    tenantId: operation.tenantId,
    operationId: operation.id,
    projectId: project.id,
    ref: lot.ref,
    type: lot.type,
    label: lot.label,
    buildingLabel: buildingLabel === '' ? null : buildingLabel,
    level: lot.level,
    areaM2: lot.areaM2,
    tantiemes: lot.tantiemes,
    saleMode: lot.saleMode,
    priceTtcCents: lot.priceTtcCents,
    details: detailsOf(lot),
    createdBy: context.actor.user.id,
    createdAt: now,
    updatedAt: now,
  }));
}

/** What is known of a lot from its line alone. */
const detailsOf = ({ type, level, rooms, parkingCount, areaM2 }: PlannedLot): LotDetails => ({
  ...(rooms !== null && { rooms }),
  ...(type === 'Apartment' && { floor: level }),
  ...(type === 'Land' && { landM2: areaM2 }),
  ...(parkingCount > 0 && type !== 'Garage' && { parkingCount }),
});
