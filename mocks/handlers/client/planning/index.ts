import { asc, isNull } from 'drizzle-orm';
import {
  planningPage,
  type PlanningItem,
  type PlanningPageProps,
  type PlanningQuery,
} from '#contracts/client/planning.ts';
import { planningFormPage } from '#contracts/client/planning/form.ts';
import { storeEvent, updateEvent } from '#contracts/client/planning/payload.ts';
import { daysOfCalendar, overlap, type PlanningKind } from '#domain/planning/event.ts';
import { holidayNames } from '#domain/time/holiday-names.ts';
import { holidayOn } from '#domain/time/holidays.ts';
import { month as asMonth } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/planning.ts';
import * as planningMessages from '#messages/client/planning.ts';
import { messagesFor } from '#messages/locale.ts';
import { operations, type PlanningEvent } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { membersOf } from '../operation/members.ts';
import { todayOf } from '../supplier/compliance.ts';
import { eventsIn, itemsIn, undatedTasks } from './items.ts';
import { event, eventBin } from './record.ts';

type FilterName = 'kind' | 'personId' | 'operationId';

const valuesOf: Readonly<
  Record<FilterName, (item: PlanningItem) => readonly { id: string; name: string }[]>
> = {
  kind: ({ kind }) => [{ id: kind, name: kind }],
  personId: ({ people }) => people,
  operationId: ({ operation }) => (operation === null ? [] : [operation]),
};
const filterNames: readonly FilterName[] = ['kind', 'personId', 'operationId'];

const passes = (item: PlanningItem, query: PlanningQuery, without?: FilterName): boolean =>
  filterNames.every((name) => {
    const wanted: readonly string[] = query[name];
    return (
      name === without || wanted.length === 0 || valuesOf[name](item).some(({ id }) => wanted.includes(id))
    );
  });

/** What a filter can be set to, with how many items the others let through. */
function facetOf(items: readonly PlanningItem[], query: PlanningQuery, name: FilterName) {
  const counts = new Map<string, { value: string; label: string; count: number }>();
  for (const item of items.filter((candidate) => passes(candidate, query, name))) {
    for (const { id, name: label } of valuesOf[name](item)) {
      const known = counts.get(id) ?? { value: id, label, count: 0 };
      counts.set(id, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
}

async function pageProps(context: ClientContext, query: PlanningQuery): Promise<PlanningPageProps> {
  const today = todayOf(context.deps);
  const month = query.month === '' ? today.slice(0, 7) : query.month;
  const days = daysOfCalendar(asMonth(month));
  const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const items = await itemsIn(context, range);
  const kinds = messagesFor(context.locale, planningMessages).choices.kind;
  return {
    query,
    month,
    today,
    items: items.filter((item) => passes(item, query)),
    holidays: days.flatMap((on) => {
      const holiday = holidayOn(on);
      return holiday === null ? [] : [{ on, name: holidayNames[holiday][context.locale] }];
    }),
    undated: await undatedTasks(context),
    facets: {
      kind: facetOf(items, query, 'kind')
        .map((facet) => ({ ...facet, label: kinds[facet.value as PlanningKind] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
      personId: facetOf(items, query, 'personId'),
      operationId: facetOf(items, query, 'operationId'),
    },
    can: { create: canNow(context, 'planning.create') },
  };
}

/** Who of an event is expected elsewhere at the same time. */
async function conflictsOf(context: ClientContext, row: PlanningEvent) {
  const others = (await eventsIn(context, { from: row.startsOn, to: row.endsOn })).filter(
    (other) => other.id !== row.id && overlap(row, other),
  );
  const shared = others.flatMap((other) =>
    other.attendeeIds.filter((id) => row.attendeeIds.includes(id)).map((id) => ({ id, other })),
  );
  const names = await personNames(
    context.db,
    shared.map(({ id }) => id),
  );
  return shared.map(({ id, other }) => ({
    person: names.get(id) ?? '–',
    title: other.title,
    href: edit(other.id),
  }));
}

const formProps = async (context: ClientContext, row: PlanningEvent | null) => ({
  form: await event.formProps(context, row),
  people: await membersOf(context),
  operations: await context.db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(isNull(operations.deletedAt))
    .orderBy(asc(operations.name)),
  conflicts: row === null ? [] : await conflictsOf(context, row),
});

/** A new event, on the day and about the operation that the link names. */
async function newEvent(
  context: ClientContext,
  query: { readonly on: string; readonly operationId: string },
) {
  const props = await formProps(context, null);
  const { values } = props.form;
  if (query.on !== '') {
    values.startsOn = query.on;
    values.endsOn = query.on;
  }
  if (props.operations.some(({ id }) => id === query.operationId)) values.operationId = query.operationId;
  return props;
}

/** The planning of a company: its events, and the days that are kept elsewhere. */
export const planningResource = defineResource({
  handlers: {
    'client.planning': clientPage(planningPage, pageProps),
    'client.planning.create': clientPage(planningFormPage, newEvent),
    'client.planning.edit': clientPage(planningFormPage, async (context) =>
      formProps(context, await event.ofRoute(context)),
    ),
    'client.planning.store': event.store(storeEvent),
    'client.planning.update': event.update(updateEvent),
    'client.planning.destroy': event.destroy,
  },
  records: [event.resource],
  bins: [eventBin],
});
