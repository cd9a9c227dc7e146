import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName, RealtimePayload } from '#contracts/realtime/events.ts';
import {
  changeRow,
  insertRows,
  readRows,
  setColumns,
  type BusinessTable,
  type ColumnsOf,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import type { AuditChanges, NewStateChange, Operation, StateEntity } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from './scope.ts';
import { writeStateChange } from './state-change.ts';

/**
 * What happened to a part of an operation, as a line of the operation's journal.
 *
 * @param topic names the part in the action: `works` writes `operation.works.<action>`
 */
export const auditPart =
  (topic: string) =>
  (
    context: ClientContext,
    tx: Database,
    action: string,
    { id, ref }: Pick<Operation, 'id' | 'ref'>,
    changes: AuditChanges = {},
  ): Promise<void> =>
    audit(context, tx, `operation.${topic}.${action}`, { type: 'operation', id, label: ref }, changes);

/** The refusal of a change over a version that is no longer that of the part, as the operation's journal tells it. */
export const stalePart = (
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  updatedAt: Date,
  fields: readonly string[],
) => staleVersion(context, { id, updatedAt, within: context.db, fields });

/** A table of records that belong to an operation. */
export type PartTable = BusinessTable & { readonly operationId: AnyPgColumn; readonly tenantId: AnyPgColumn };

interface PartRow {
  readonly id: string;
  readonly tenantId: string;
  readonly operationId: string;
  readonly version: number;
  readonly updatedAt: Date;
  /** Where the part has states. */
  readonly status?: NewStateChange['toState'];
}

interface ChangedPart {
  readonly id: string;
  readonly operationId: string;
  readonly version: number;
  readonly by: string;
}

/** An event that tells of one changed record. */
type PartEvent = {
  [Name in RealtimeEventName]: ChangedPart extends RealtimePayload<Name> ? Name : never;
}[RealtimeEventName];

/** How a kind of record within an operation is declared. */
export interface PartDeclaration<Table extends PartTable> {
  readonly table: Table;
  /** That of its addresses; the name of the part unless given. */
  readonly parameter?: string;
  /** Names it in the journal: `visit` writes `operation.visit.<action>`. */
  readonly topic: string;
  readonly event: PartEvent;
  /** True where those who look at the whole company are told as well. */
  readonly isAnnouncedToCompany?: true;
  /** True where legal deadlines are counted from it: who shows those hears of its changes, in the whole company. */
  readonly countsDeadlines?: true;
  /** Actions of the topic that change the record itself: who was quicker is looked for among them; default: all. */
  readonly changedBy?: readonly string[];
  /** Where it has states: its name in their history. */
  readonly entity?: StateEntity;
  /** What follows from any change, in its transaction. */
  readonly turn?: (context: ClientContext, tx: Database, row: StoredRow<Table>) => Promise<void>;
}

/** A record with the operation that it belongs to, under the name of the part. */
export type FoundPart<Name extends string, Table extends PartTable> = {
  readonly operation: Operation;
} & { readonly [Key in Name]: StoredRow<Table> };

/** A change of a stored part. */
export interface PartChange<Table extends BusinessTable> {
  /** What the journal calls it, after the topic. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  /** A `status` among them is a step: it gets its line of the history. */
  readonly columns: ColumnsOf<Table>;
  readonly changes?: AuditChanges;
  /** Day of the step; today by default. */
  readonly on?: string;
  /** Why, for the history. */
  readonly reason?: string | null;
  /** True for a step that follows by itself from what the person changed. */
  readonly isByItself?: true;
  /** Done first, in the same transaction. */
  readonly beforehand?: (tx: Database) => Promise<void>;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Somebody else was quicker: ends the transaction. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** What is written of a new part. */
export interface NewPart<Table extends PartTable> {
  readonly action?: string;
  readonly columns: Omit<
    Table['$inferInsert'],
    'id' | 'tenantId' | 'operationId' | 'createdBy' | 'createdAt' | 'updatedAt'
  >;
  readonly changes?: AuditChanges;
  /** The first state, where the history begins with it. */
  readonly state?: NewStateChange['toState'];
  /** Day of the first state; today by default. */
  readonly on?: string;
  readonly alongside?: (tx: Database, id: string) => Promise<void>;
}

/**
 * A kind of record that belongs to operations: found within the operation of the address or 404, written over the
 * version that was read, with the operation's journal, its history of states and its event.
 */
export function definePart<const Name extends string, Table extends PartTable>(
  name: Name,
  declaration: PartDeclaration<Table>,
) {
  const { table, topic, event, changedBy, entity } = declaration;
  type Row = StoredRow<Table>;
  type Found = FoundPart<Name, Table>;
  // Each table of parts has these columns, which the types of a table at large do not tell.
  const base = (row: Row): PartRow => row as unknown as PartRow;
  const rowOf = (found: Found): Row => found[name];
  const write = auditPart(topic);

  const find = async (
    { db }: Pick<ClientContext, 'db'>,
    operationId: string,
    id: string,
  ): Promise<Row | null> => {
    const where = and(eq(table.id, id), eq(table.operationId, operationId), isNull(table.deletedAt));
    return (await readRows(db, table, { where, limit: 1 }))[0] ?? null;
  };
  const ofRoute = async (context: ClientContext): Promise<Found> => {
    const operation = await operationOfRoute(context);
    const row = await find(context, operation.id, parameter(context, declaration.parameter ?? name));
    if (row === null) throw notFound(name);
    return { operation, [name]: row } as unknown as Found;
  };
  const announce = (
    context: ClientContext,
    { id, operationId, version }: Pick<PartRow, 'id' | 'operationId' | 'version'>,
  ): void => {
    const { user, tenant } = context.actor;
    const changed = { id, operationId, version, by: user.id };
    const own = channels.operation(operationId);
    const everywhere = [own, channels.tenant(tenant.id)];
    broadcast(context, declaration.isAnnouncedToCompany ? everywhere : [own], event, changed, operationId);
    if (declaration.countsDeadlines) {
      broadcast(context, everywhere, 'deadline.changed', changed, operationId);
    }
  };
  const stale = async (context: ClientContext, found: Found, fields: readonly string[]) => {
    const { operation } = found;
    const now = (await find(context, operation.id, base(rowOf(found)).id)) ?? rowOf(found);
    return staleVersion(context, {
      id: operation.id,
      updatedAt: base(now).updatedAt,
      ...(changedBy && { actions: changedBy.map((action) => `operation.${topic}.${action}`) }),
      within: context.db,
      fields,
    });
  };
  const writeStep = async (context: ClientContext, tx: Database, row: Row, change: PartChange<Table>) => {
    const { status } = change.columns as Partial<PartRow>;
    const { status: fromState, ...record } = base(row);
    if (entity === undefined || status === undefined || status === fromState) return null;
    return writeStateChange(context.deps, tx, entity, record, {
      fromState: fromState ?? null,
      toState: status,
      byUserId: change.isByItself ? null : context.actor.user.id,
      on: change.on ?? parisDay(context.deps.clock.businessNow()),
      reason: change.reason ?? null,
    });
  };

  return {
    /** The state that its row tells; null where it has none. */
    stateOf: (found: Found): string | null => base(rowOf(found)).status ?? null,
    /** One that is not in the bin, by identifier; null for none of that operation. */
    find,
    /** The record that the address names. @throws HttpFailure 404 when it is none of that operation */
    ofRoute,
    /** Tells those who look at the operation that the record changed. */
    announce,
    /** What happened to it, as a line of the operation's journal. */
    audit: write,
    /** The refusal of a change over a version gone by: who was quicker, and with what. */
    stale,
    /** @throws ValidationFailure on `version` when the record was changed since it was read */
    async checkVersion(
      context: ClientContext,
      found: Found,
      version: number,
      fields: readonly string[] = ['status'],
    ): Promise<void> {
      if (base(rowOf(found)).version !== version) throw await stale(context, found, fields);
    },
    /** Writes a new record, with its line of the journal (`create` unless told otherwise) and its event. */
    async create(context: ClientContext, operation: Operation, given: NewPart<Table>): Promise<string> {
      const { clock, newId } = context.deps;
      const now = clock.businessNow();
      const by = context.actor.user.id;
      const row = { id: newId(), tenantId: operation.tenantId, operationId: operation.id };
      await context.db.transaction(async (tx) => {
        const values = { ...given.columns, ...row, createdBy: by, createdAt: now, updatedAt: now };
        await insertRows(tx, table, [values as unknown as Table['$inferInsert']]);
        if (entity !== undefined && given.state !== undefined) {
          const on = given.on ?? parisDay(now);
          const first = { fromState: null, toState: given.state, byUserId: by, on, reason: null };
          await writeStateChange(context.deps, tx, entity, row, first);
        }
        await given.alongside?.(tx, row.id);
        await write(context, tx, given.action ?? 'create', operation, given.changes);
      });
      announce(context, { ...row, version: 1 });
      return row.id;
    },
    /**
     * Changes a record over the version that was read, with its lines of the journal and the history, and its event.
     *
     * @returns the line of the history; null where the state stays
     * @throws ValidationFailure on `version` when somebody else was quicker
     */
    async change(context: ClientContext, found: Found, change: PartChange<Table>): Promise<string | null> {
      const { operation } = found;
      const row = rowOf(found);
      const { id } = base(row);
      const { action, version, columns, changes, beforehand, alongside } = change;
      const fields = Object.keys(columns);
      // Told before anything is done: somebody else may have changed it meanwhile.
      if (version !== base(row).version) throw await stale(context, found, fields);
      const writeAll = async (tx: Database) => {
        const at = context.deps.clock.businessNow();
        await beforehand?.(tx);
        // What was done beforehand is taken back with it.
        if (!(await changeRow(tx, table, { id, version }, { at, columns }))) throw new OvertakenError();
        const changeId = await writeStep(context, tx, row, change);
        await alongside?.(tx);
        await write(context, tx, action, operation, changes);
        await declaration.turn?.(context, tx, row);
        return changeId;
      };
      const changeId = await context.db.transaction(writeAll).catch(async (error: unknown) => {
        throw error instanceof OvertakenError ? await stale(context, found, fields) : error;
      });
      announce(context, { id, operationId: operation.id, version: version + 1 });
      return changeId;
    },
    /** Puts a record into the bin, with its line of the journal (`delete` unless told otherwise) and its event. */
    async remove(context: ClientContext, found: Found, action = 'delete'): Promise<void> {
      const { operation } = found;
      const { id, version } = base(rowOf(found));
      await context.db.transaction(async (tx) => {
        const deleted = { deletedAt: context.deps.clock.businessNow() } as ColumnsOf<Table>;
        await setColumns(tx, table, deleted, eq(table.id, id));
        await write(context, tx, action, operation);
      });
      announce(context, { id, operationId: operation.id, version });
    },
  };
}
