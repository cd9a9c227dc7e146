import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { projectStep } from '#contracts/client/operation/project/payload.ts';
import { projectMachine } from '#domain/states/study/project.ts';
import { edit } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, operations, projects } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeStateChange } from '../state-change.ts';
import { beingSold } from '../steps/facts.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { projectPart, type FoundProject } from './record.ts';

const projectRoutes = machineRoutes(projectMachine, {
  record: projectPart,
  find: projectPart.ofRoute,
  facts: (_context, _found, given) => given,
});

/** Sales under way on the lots of the project that is selected at present. */
async function liveSalesCount({ db }: ClientContext, operationId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(lots)
    .innerJoin(projects, eq(projects.id, lots.projectId))
    .where(
      and(
        eq(projects.operationId, operationId),
        eq(projects.status, 'selected'),
        isNull(projects.deletedAt),
        isNull(lots.deletedAt),
        inArray(lots.status, [...beingSold]),
      ),
    );
  return row?.total ?? 0;
}

const setActive = async (
  tx: Database,
  operationId: string,
  activeProjectId: string | null,
): Promise<void> => {
  await tx.update(operations).set({ activeProjectId }).where(eq(operations.id, operationId));
};

/** The operation's row comes first: of two people who select at once, one waits for the other. */
async function unselectSibling(context: ClientContext, tx: Database, { operation, project }: FoundProject) {
  const at = context.deps.clock.businessNow();
  const byUserId = context.actor.user.id;
  await setActive(tx, operation.id, project.id);
  const siblings = await tx
    .update(projects)
    .set({
      status: 'draft',
      version: sql`${projects.version} + 1`,
      updatedAt: at,
    })
    .where(
      and(
        eq(projects.operationId, operation.id),
        eq(projects.status, 'selected'),
        ne(projects.id, project.id),
        isNull(projects.deletedAt),
      ),
    )
    .returning();
  const step = { fromState: 'selected', toState: 'draft', on: parisDay(at), byUserId, reason: null } as const;
  for (const sibling of siblings) await writeStateChange(context.deps, tx, 'project', sibling, step);
}

const withFlash =
  (key: 'selected' | 'archived') =>
  ({ locale }: ClientContext, { operation, project }: FoundProject) =>
    redirect(edit({ operation: operation.id, project: project.id }), {
      type: 'success',
      text: fill(messagesFor(locale, projectMessages)[key], { name: project.name }),
    });

/** Selects a project for its operation; the one that was no longer is. */
export const selectHandler = projectRoutes.route(
  projectStep,
  'select',
  async (context, _payload, found) => ({
    facts: { liveSalesOnSelectedCount: await liveSalesCount(context, found.operation.id) },
    beforehand: (tx) => unselectSibling(context, tx, found),
  }),
  withFlash('selected'),
);

/** Puts a project aside for good; of one that is not selected, nothing is being sold. */
export const archiveHandler = projectRoutes.route(
  projectStep,
  'archive',
  async (context, _payload, { operation, project }) => {
    if (project.status !== 'selected') return { facts: { liveSalesOnSelectedCount: 0 } };
    return {
      facts: { liveSalesOnSelectedCount: await liveSalesCount(context, operation.id) },
      beforehand: (tx) => setActive(tx, operation.id, null),
    };
  },
  withFlash('archived'),
);
