import { and, eq, gte, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { PlanningItem } from '#contracts/client/planning.ts';
import { milestones, overlap, type Milestone } from '#domain/planning/event.ts';
import { openTaskStates } from '#domain/task/task.ts';
import { edit } from '#generated/routes/client/planning.ts';
import { show as showOperation, urbanPlanning } from '#generated/routes/client/operation.ts';
import { edit as editSupplier } from '#generated/routes/client/supplier.ts';
import { edit as editTask } from '#generated/routes/client/task.ts';
import * as planningMessages from '#messages/client/planning.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { areCounted } from '#mocks/db/queries/counted-documents.ts';
import {
  operations,
  planningEvents,
  supplierDocuments,
  suppliers,
  tasks,
  type PlanningEvent,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { clocksEndingIn } from '../operation/urban-planning/ending.ts';

/** Days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface Found extends Omit<PlanningItem, 'people' | 'operation' | 'hasConflict'> {
  readonly peopleIds: readonly string[];
  readonly operationId: string | null;
}

const onDay = (on: string) => ({
  startsOn: on,
  startTime: null,
  endsOn: on,
  endTime: null,
  location: null,
});

/** Everything that takes place in a range, in the order of its start. */
export async function itemsIn(context: ClientContext, range: DayRange): Promise<PlanningItem[]> {
  const events = await eventsIn(context, range);
  const found: Found[] = [
    ...events.map(itemOfEvent),
    ...(await tasksIn(context, range)),
    ...(await operationDaysIn(context, range)),
    ...(await papersIn(context, range)),
    ...(await urbanDaysIn(context, range)),
  ];
  const people = await personNames(
    context.db,
    found.flatMap(({ peopleIds }) => peopleIds),
  );
  const names = await operationNames(
    context,
    found.flatMap(({ operationId }) => operationId ?? []),
  );
  const inConflict = conflicting(events);
  return found
    .map(({ peopleIds, operationId, ...item }): PlanningItem => {
      const operation = names.get(operationId ?? '');
      return {
        ...item,
        people: peopleIds.flatMap((id) => {
          const name = people.get(id);
          return name === undefined ? [] : [{ id, name }];
        }),
        operation:
          operationId === null || operation === undefined ? null : { id: operationId, name: operation },
        hasConflict: inConflict.has(item.id),
      };
    })
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ startsOn, startTime, id }: PlanningItem): string => `${startsOn}T${startTime ?? ''} ${id}`;
const itemId = ({ id, kind }: PlanningEvent): string => `${kind}:${id}`;

/** Events that share some time with the range. */
export const eventsIn = ({ db }: ClientContext, { from, to }: DayRange): Promise<PlanningEvent[]> =>
  db
    .select()
    .from(planningEvents)
    .where(
      and(
        isNull(planningEvents.deletedAt),
        lte(planningEvents.startsOn, to),
        gte(planningEvents.endsOn, from),
      ),
    );

const itemOfEvent = (row: PlanningEvent): Found => ({
  id: itemId(row),
  kind: row.kind,
  title: row.title,
  startsOn: row.startsOn,
  startTime: row.startTime,
  endsOn: row.endsOn,
  endTime: row.endTime,
  location: row.location,
  href: edit(row.id),
  peopleIds: row.attendeeIds,
  operationId: row.operationId,
});

/** Events at which somebody is expected who is expected at another one too. */
function conflicting(events: readonly PlanningEvent[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [rank, one] of events.entries()) {
    for (const other of events.slice(rank + 1)) {
      const isShared = one.attendeeIds.some((id) => other.attendeeIds.includes(id));
      if (isShared && overlap(one, other)) found.add(itemId(one)).add(itemId(other));
    }
  }
  return found;
}

async function tasksIn({ db }: ClientContext, { from, to }: DayRange): Promise<Found[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(
      and(
        isNull(tasks.deletedAt),
        inArray(tasks.status, openTaskStates),
        gte(tasks.dueOn, from),
        lte(tasks.dueOn, to),
      ),
    );
  return rows.flatMap(({ id, title, dueOn, dueTime, assigneeIds, operationId }) =>
    dueOn === null
      ? []
      : [
          {
            ...onDay(dueOn),
            startTime: dueTime,
            endTime: dueTime,
            id: `task:${id}`,
            kind: 'task' as const,
            title,
            href: editTask(id),
            peopleIds: assigneeIds,
            operationId,
          },
        ],
  );
}

/** The days of operations: what happened, and what is aimed at or due while it has not. */
async function operationDaysIn({ db, locale }: ClientContext, { from, to }: DayRange): Promise<Found[]> {
  const rows = await db
    .select()
    .from(operations)
    .where(and(isNull(operations.deletedAt), ne(operations.status, 'abandoned')));
  const words = messagesFor(locale, planningMessages).milestones;
  return rows.flatMap((row) => {
    const isOver: Readonly<Partial<Record<Milestone, boolean>>> = {
      targetDeedOn: row.acquiredOn !== null,
      targetWorksEndOn: row.receptionOn !== null,
      buildDeadlineOn: row.receptionOn !== null,
      targetCloseOn: row.closedOn !== null,
      resaleDeadlineOn: row.closedOn !== null,
    };
    const days = milestones.map((name) => [name, isOver[name] === true ? null : row[name]] as const);
    return days.flatMap(([milestone, on]) =>
      on === null || on < from || on > to
        ? []
        : [
            {
              ...onDay(on),
              id: `operation:${row.id}:${milestone}`,
              kind: 'operation' as const,
              title: fill(words[milestone], { name: row.name }),
              href: showOperation({ operation: row.id }),
              peopleIds: [row.managerId],
              operationId: row.id,
            },
          ],
    );
  });
}

/** The last days of the clocks of permissions and declarations, as long as they run. */
async function urbanDaysIn(context: ClientContext, range: DayRange): Promise<Found[]> {
  const ending = await clocksEndingIn(context, range);
  return ending.map(({ id, on, title, operation }) => ({
    ...onDay(on),
    id: `urban:${id}`,
    kind: 'operation' as const,
    title,
    href: urbanPlanning({ operation: operation.id }),
    peopleIds: [operation.managerId],
    operationId: operation.id,
  }));
}

/** The last days of suppliers' papers. */
async function papersIn({ db, locale }: ClientContext, { from, to }: DayRange): Promise<Found[]> {
  const rows = await db
    .select({ document: supplierDocuments, name: suppliers.name })
    .from(supplierDocuments)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(
      and(
        isNull(suppliers.deletedAt),
        ne(suppliers.status, 'archived'),
        areCounted,
        isNotNull(supplierDocuments.validTo),
        gte(supplierDocuments.validTo, from),
        lte(supplierDocuments.validTo, to),
      ),
    );
  const kinds = messagesFor(locale, supplierMessages).documents.kind;
  const text = messagesFor(locale, planningMessages).paperEnds;
  return rows.flatMap(({ document: { id, supplierId, kind, validTo }, name }) =>
    validTo === null
      ? []
      : [
          {
            ...onDay(validTo),
            id: `supplier:${id}`,
            kind: 'supplier' as const,
            title: fill(text, { name, paper: kinds[kind] }),
            href: editSupplier(supplierId),
            peopleIds: [],
            operationId: null,
          },
        ],
  );
}

async function operationNames(
  { db }: ClientContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(inArray(operations.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Tasks of the person to which no day was given. */
export const undatedTasks = ({ db, actor }: ClientContext) =>
  db
    .select()
    .from(tasks)
    .where(and(isNull(tasks.deletedAt), inArray(tasks.status, openTaskStates), isNull(tasks.dueOn)))
    .then((rows) =>
      rows
        .filter(
          ({ assigneeIds, createdBy }) => assigneeIds.includes(actor.user.id) || createdBy === actor.user.id,
        )
        .map(({ id, title }) => ({ id, title, href: editTask(id) })),
    );
