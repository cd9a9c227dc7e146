import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { json, type Answer, type RouteHandler } from '#mocks/server/handler.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { openBench } from './engine/open.ts';
import { checkAccess } from './engine/run/access.ts';
import { checkAction } from './engine/run/action.ts';
import { takeNotes, type Check } from './engine/run/finding.ts';
import { checkQuery } from './engine/run/query.ts';
import { openTestServerTarget, type TestServerTarget } from './engine/target/test-server.ts';

let target: TestServerTarget;
beforeAll(async () => {
  target = await openTestServerTarget();
});
afterAll(() => target.close());

type Handle = RouteHandler['handle'];
type Props = Record<string, unknown>;

/** A server on which one handler does something else. */
const withHandler = (name: RouteName, change: (handle: Handle) => Handle) => ({
  handlers: {
    ...target.deps.handlers,
    [name]: { ...target.deps.handlers[name], handle: change(target.deps.handlers[name].handle) },
  },
});

/** A server on which one route promises something else. */
const withRoute = (name: RouteName, change: (route: RouteRow) => RouteRow) => ({
  routes: routeTable.map((route) => (route.name === name ? change(route) : route)),
});

/** A server on which one page shows other props. */
const withProps = (name: RouteName, change: (props: Props) => Props) =>
  withHandler(name, (handle) => async (context): Promise<Answer> => {
    const answer = await handle(context);
    return answer.kind === 'page' ? { ...answer, props: change(answer.props) } : answer;
  });

const within = (props: Props, key: string, change: (inner: Props) => Props): Props => ({
  ...props,
  [key]: change(props[key] as Props),
});

/** The body of a request as an object; empty when it is none. */
async function bodyOf(request: Request): Promise<Props> {
  const text = await request.text();
  try {
    return { ...(JSON.parse(text.slice(0, 100_000)) as Props) };
  } catch {
    return {};
  }
}

/** Faults that servers really have, each with what must find it. */
const faults: readonly [
  fault: string,
  route: RouteName,
  check: Check,
  plant: () => Partial<ServerDependencies>,
][] = [
  [
    'a page that forgets whose company a record is',
    'client.operation.show',
    'access',
    () =>
      withHandler(
        'client.operation.show',
        (handle) => (context) => handle({ ...context, db: context.unscoped }),
      ),
  ],
  [
    'a JSON answer that tells more than its contract',
    'bin.index',
    'access',
    () => withHandler('bin.index', () => async () => json({ items: [], total: 0 })),
  ],
  [
    'a right taken for another',
    'client.operation.destroy',
    'access',
    () => withRoute('client.operation.destroy', (route) => ({ ...route, can: 'operation.list' })),
  ],
  [
    'a form that is active for who may only read',
    'client.contact.edit',
    'access',
    () =>
      withProps('client.contact.edit', (props) =>
        within(props, 'form', (form) => ({ ...form, can: { save: true, delete: false } })),
      ),
  ],
  [
    'a form to fill in that is shown with the right to read',
    'client.operation.create',
    'access',
    () => withRoute('client.operation.create', (route) => ({ ...route, can: 'operation.list' })),
  ],
  [
    'a prop that is missing',
    'client.operation.show',
    'access',
    () => withProps('client.operation.show', ({ steps: _steps, ...props }) => props),
  ],
  [
    'an action that answers 302',
    'client.operation.note',
    'valid',
    () =>
      withHandler('client.operation.note', (handle) => async (context) => {
        const answer = await handle(context);
        if (answer.kind !== 'redirect') return answer;
        return {
          kind: 'raw',
          response: new Response(null, { status: 302, headers: { location: answer.to } }),
        };
      }),
  ],
  [
    'an update that takes any version',
    'client.operation.update',
    'version',
    () =>
      withHandler('client.operation.update', (handle) => async (context) => {
        const body = await bodyOf(context.request);
        const rows = await context.db.select().from(operations);
        const version = rows.find(({ id }) => id === context.parameters['operation'])?.version;
        const request = new Request(context.request.url, {
          method: 'PUT',
          headers: context.request.headers,
          body: JSON.stringify({ ...body, version }),
        });
        return handle({ ...context, request });
      }),
  ],
  [
    'a field beside the contract that is stored',
    'client.operation.note',
    'surplus',
    () =>
      withHandler('client.operation.note', (handle) => async (context) => {
        const { createdBy } = await bodyOf(context.request.clone());
        const answer = await handle(context);
        const isIt = eq(operations.id, context.parameters['operation'] ?? '');
        if (typeof createdBy === 'string')
          await context.db.update(operations).set({ summary: createdBy }).where(isIt);
        return answer;
      }),
  ],
  [
    'a refusal of what the contract does not have',
    'client.operation.note',
    'valid',
    () =>
      withHandler('client.operation.note', (handle) => async (context) => {
        const body = await bodyOf(context.request.clone());
        if ('tenantId' in body) throw new ValidationFailure({ base: 'tenantId' });
        return handle(context);
      }),
  ],
  [
    'a page that fails at a sign in its address',
    'client.operation.index',
    'query',
    () =>
      withHandler('client.operation.index', (handle) => async (context) => {
        if (context.url.search.includes('%00')) throw new Error('invalid byte sequence');
        return handle(context);
      }),
  ],
  [
    'a secret in a field that the page has',
    'client.operation.show',
    'access',
    () =>
      withProps('client.operation.show', (props) =>
        within(props, 'operation', (operation) => ({ ...operation, summary: target.secrets[1] ?? '' })),
      ),
  ],
  [
    'a list that lacks its last line',
    'client.operation.index',
    'access',
    () =>
      withProps('client.operation.index', (props) =>
        within(props, 'operations', (list) => ({
          ...list,
          items: (list['items'] as unknown[]).slice(0, -1),
        })),
      ),
  ],
  [
    'a document in which typed text can end the script element',
    'client.operation.note',
    'hostile',
    () => ({
      renderDocument: ({ page }) =>
        `<!doctype html><script type="application/json">${JSON.stringify(page)}</script>`,
    }),
  ],
  [
    'a refusal that is swallowed',
    'client.operation.note',
    'fields',
    () =>
      withHandler('client.operation.note', (handle) => async (context) => {
        try {
          return await handle(context);
        } catch (error) {
          if (error instanceof ValidationFailure) return { kind: 'redirect', to: '/operations' };
          throw error;
        }
      }),
  ],
  [
    'a number sent as a text',
    'client.dashboard',
    'access',
    () =>
      withProps('client.dashboard', (props) => ({
        ...props,
        operationsCount: String(props['operationsCount']),
      })),
  ],
  [
    'a page of the person alone that is shown to staff in their name',
    'password.confirm',
    'access',
    () => withRoute('password.confirm', ({ personal: _personal, ...route }) => route),
  ],
  [
    'a page that is open before the address is verified',
    'client.dashboard',
    'access',
    () => withRoute('client.dashboard', (route) => ({ ...route, despite: ['unverified'] })),
  ],
];

// Who is let through and what an address says are looked at apart from what an action makes of its fields.
const looks: Partial<Record<Check, typeof checkAccess>> = { access: checkAccess, query: checkQuery };

test.each(faults)('%s is found', async (_, name, check, plant) => {
  const bench = await openBench(target.altered(plant()), 'quick');
  const notes = takeNotes(name);
  await (looks[check] ?? checkAction)(bench, bench.subject(name), notes);
  const failed = notes.findings.filter(({ result }) => result === 'fail').map((finding) => finding.check);
  expect(failed).toContain(check);
});
