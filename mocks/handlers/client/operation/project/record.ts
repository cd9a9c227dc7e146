import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { projects, stateChanges, type Operation, type Project } from '#mocks/db/schema/index.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import type { ProjectState } from '#domain/project/project.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';

/** A project with the operation that it belongs to. */
export interface FoundProject {
  readonly operation: Operation;
  readonly project: Project;
}

/** The project that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function projectOfRoute(context: ClientContext): Promise<FoundProject> {
  const operation = await operationOfRoute(context);
  const [project] = await context.db
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.id, parameter(context, 'project')),
        eq(projects.operationId, operation.id),
        isNull(projects.deletedAt),
      ),
    )
    .limit(1);
  if (!project) throw notFound('project');
  return { operation, project };
}

/** The head of an operation, as its pages show it. */
export const headOf = ({ id, ref, name, city, status }: Operation) => ({
  id,
  ref,
  name,
  city,
  status,
});

/** Tells those who look at the operation that one of its projects changed. */
export function announceProject(
  context: ClientContext,
  { id, operationId, version }: Pick<Project, 'id' | 'operationId' | 'version'>,
): void {
  broadcast(
    context,
    [channels.operation(operationId)],
    'project.updated',
    {
      id,
      operationId,
      version,
      by: context.actor.user.id,
    },
    operationId,
  );
}

/** What happened to a project, as a line of the operation's journal. */
export const auditProject = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.project.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

/** A line of the history of states. */
export async function noteState(
  context: ClientContext,
  tx: Database,
  project: Pick<Project, 'id' | 'tenantId' | 'operationId'>,
  [fromState, toState]: readonly [ProjectState | null, ProjectState],
): Promise<void> {
  const at = context.deps.clock.businessNow();
  await tx.insert(stateChanges).values({
    id: context.deps.newId(),
    tenantId: project.tenantId,
    entity: 'project',
    entityId: project.id,
    operationId: project.operationId,
    fromState,
    toState,
    byUserId: context.actor.user.id,
    on: parisDay(at),
    at,
  });
}

export interface ProjectChange {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: ColumnsOf<typeof projects>;
  readonly changes?: AuditChanges;
  /** Done first, in the same transaction. */
  readonly before?: (tx: Database) => Promise<void>;
}

/**
 * Changes a project over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeProject(
  context: ClientContext,
  { operation, project }: FoundProject,
  { action, version, columns, changes, before }: ProjectChange,
): Promise<void> {
  // Told before anything is done: somebody else may have changed it meanwhile.
  if (version !== project.version) throw await staleProject(context, operation, Object.keys(columns));
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    await before?.(tx);
    if (!(await changeRow(tx, projects, { id: project.id, version }, { at, columns }))) return false;
    await auditProject(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleProject(context, operation, Object.keys(columns));
  announceProject(context, { id: project.id, operationId: operation.id, version: version + 1 });
}

/** The refusal of a change over a version that is no longer that of the project. */
export async function staleProject(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  fields: readonly string[],
): Promise<Error> {
  const { project: now } = await projectOfRoute(context);
  return staleVersion(context, {
    id,
    updatedAt: now.updatedAt,
    actions: ['update', 'select', 'archive', 'unselect'].map((step) => `operation.project.${step}`),
    within: context.db,
    fields,
  });
}
