import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Conflict } from '#contracts/conflict.ts';
import type { ActionContract } from '#contracts/define.ts';
import { blankValue, describeFields, type RecordFormProps } from '#contracts/record-form.ts';
import type { Area, PermissionKey } from '#domain/access/permissions.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText, type ValidationKey } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  changeRow,
  insertRows,
  readRows,
  setColumns,
  type BusinessRow,
  type BusinessTable,
  type ColumnsOf,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '../audit.ts';
import { backAddress } from '../back.ts';
import type { BinType } from '../bin/types.ts';
import { deletedFlash } from '../bin/undo.ts';
import {
  canNow,
  isClientContext,
  parameter,
  type AdminContext,
  type ClientContext,
  type SignedInContext,
} from '../context.ts';
import { forbidden, notFound, ValidationFailure } from '../failures.ts';
import {
  adminAction,
  clientAction,
  noPayload,
  redirect,
  type Answer,
  type RouteHandler,
} from '../handler.ts';
import type { RecordedChange, ResourceRecord } from '../resource.ts';
import { staleVersion } from '../stale-version.ts';
import { violatedConstraint } from './violated-constraint.ts';

/** What is told after something was done with a record; `{name}` is its label. */
export interface RecordMessages {
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
}

type Values = Readonly<Record<string, unknown>>;

/** How a kind of record is declared. */
export interface RecordDeclaration<
  Table extends BusinessTable,
  Payload extends Values,
  Context extends SignedInContext = ClientContext,
> {
  /** Its name in the journal, the bin, the search and the channels. */
  readonly type: BinType;
  /** That of the parameter in its addresses; the type unless given. */
  readonly parameter?: string;
  /** Rights to it: `{area}.create`, `.update`, `.delete`. */
  readonly area: Area;
  readonly table: Table;
  /** The contract of what is saved; fields of the same name as a column are read and written by themselves. */
  readonly payload: z.ZodObject;
  /** What people call a record, in the journal and in messages. */
  readonly label: (row: StoredRow<Table>) => string;
  readonly messages: { readonly fr: RecordMessages; readonly en: RecordMessages };
  /** The page of a record, where one lands after saving it, and the list, where one lands after deleting it. */
  readonly href: (id: string) => string;
  readonly listHref: () => string;
  /** A new form, where it does not begin blank. */
  readonly blank?: (context: Context) => Partial<Payload> | Promise<Partial<Payload>>;
  /** Fields of the form that no column of the same name holds. */
  readonly values?: (row: StoredRow<Table>, context: Context) => Partial<Payload> | Promise<Partial<Payload>>;
  /** Columns that no field of the same name fills. */
  readonly columns?: (payload: Payload, context: Context) => ColumnsOf<Table>;
  /**
   * Rules that need more than the payload.
   *
   * @throws ValidationFailure at the fields concerned
   */
  readonly check?: (context: Context, payload: Payload, row: StoredRow<Table> | null) => Promise<void>;
  /** Constraints of the database that a field can break, and what is said then. */
  readonly unique?: Readonly<
    Record<string, { readonly field: keyof Payload & string; readonly text: ValidationKey }>
  >;
  /** Whether the person's right to change and delete reaches this record; it does unless given. */
  readonly isWithinReach?: (context: Context, row: StoredRow<Table>) => boolean;
  /** Why a record cannot be deleted, in the person's language; null where it can. */
  readonly obstacle?: (context: Context, row: StoredRow<Table>) => Promise<string | null>;
  /** What else is written with a record, in the same transaction; `before` is null for a new one. */
  readonly saved?: (
    context: Context,
    tx: Database,
    change: { readonly id: string; readonly payload: Payload; readonly before: StoredRow<Table> | null },
  ) => Promise<void>;
  /** It is edited in its list: after saving one stays where one was, rather than landing at `href`. */
  readonly isEditedInList?: boolean;
  /** Tells those who look on, once the change is committed. */
  readonly announce: (context: Context, changed: readonly { id: string; version: number }[]) => void;
}

/** A declared kind of record: what its handlers, bin and bulk actions are made of. */
export interface RecordDefinition<
  Table extends BusinessTable,
  Payload extends Values,
  Context extends SignedInContext = ClientContext,
> {
  readonly declaration: RecordDeclaration<Table, Payload, Context>;
  /** Which rows of the table are of this kind, where it holds others as well. */
  readonly ownership: SQL | undefined;
  /** The record that the address names. @throws HttpFailure 404 */
  ofRoute(context: Context): Promise<StoredRow<Table>>;
  /** The same, for whoever may change it. @throws HttpFailure 404, 403 */
  ofRouteToChange(context: Context): Promise<StoredRow<Table>>;
  /** One that is not in the bin, by identifier; null for none. */
  find(db: Database, id: string): Promise<StoredRow<Table> | null>;
  /** What the page of the form is given. */
  formProps(context: Context, row: StoredRow<Table> | null): Promise<RecordFormProps<Payload>>;
  /** Writes a new record, its line of the journal (`create` unless another action is named) and its event. */
  create(context: Context, payload: Payload, action?: string): Promise<string>;
  /**
   * Changes columns of a record over its version, with its line of the journal and its event.
   *
   * @throws ValidationFailure on `version` when somebody else was quicker
   */
  change(context: Context, row: StoredRow<Table>, change: RecordChange<Table>): Promise<void>;
  /** Changes several records in one transaction, each with its line of the journal. */
  changeSeveral(
    context: Context,
    action: string,
    changes: readonly { readonly row: StoredRow<Table>; readonly columns: ColumnsOf<Table> }[],
    alongside?: (tx: Database) => Promise<void>,
  ): Promise<void>;
  /** For journal and channels. */
  readonly resource: ResourceRecord;
  readonly store: (contract: ActionContract) => RouteHandler;
  readonly update: (contract: ActionContract) => RouteHandler;
  readonly destroy: RouteHandler;
}

/** A change of a stored record. */
export interface RecordChange<Table extends BusinessTable> {
  /** What the journal calls it, after the type: `update`, `archive`. */
  readonly action: string;
  readonly columns: ColumnsOf<Table>;
  /** What the journal tells of it; the columns by default. */
  readonly changes?: AuditChanges;
  /** The version that was read; the row's by default. */
  readonly version?: number;
  /** What must give way before, in the same transaction. */
  readonly beforehand?: (tx: Database) => Promise<void>;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Makes the handler of an action for people of one area. */
type ActionMaker<Context extends SignedInContext> = <Payload extends z.ZodType, Found = undefined>(
  contract: ActionContract<Payload>,
  given:
    | {
        readonly find: (context: Context) => Promise<Found>;
        readonly act: (context: Context, payload: z.output<Payload>, found: Found) => Promise<Answer>;
      }
    | ((context: Context, payload: z.output<Payload>) => Promise<Answer>),
) => RouteHandler;

const recordsOf =
  <Context extends SignedInContext>(recordArea: 'client' | 'admin', act: ActionMaker<Context>) =>
  <Table extends BusinessTable, Payload extends Values>(
    declaration: RecordDeclaration<Table, Payload, Context>,
  ): RecordDefinition<Table, Payload, Context> => {
    const { type, area, table, payload: schema, label, unique = {} } = declaration;
    type Row = StoredRow<Table>;
    // Each business table has these columns, which the types of a table at large do not tell.
    const base = (row: Row): BusinessRow => row as unknown as BusinessRow;
    const fields = Object.entries<z.ZodType>(schema.shape);
    const facts = describeFields(schema);
    const tableColumns = getTableColumns(table);
    // A table may hold a company's rows beside the platform's own, which belong to no company.
    const ownership =
      recordArea === 'admin' && tableColumns['tenantId'] ? isNull(tableColumns['tenantId']) : undefined;
    const landing = (context: Context, id: string): string =>
      declaration.isEditedInList === true ? backAddress(context) : declaration.href(id);
    const key = (verb: 'create' | 'update' | 'delete'): PermissionKey => `${area}.${verb}` as PermissionKey;
    const text = (context: Context, which: keyof RecordMessages, name: string): string =>
      fill(messagesFor(context.locale, declaration.messages)[which], { name });

    const valuesOf = async (context: Context, row: Row | null): Promise<Payload> => {
      const stored: Values = row ?? {};
      const own = fields.map(([name, field]) => [name, shownValue(stored[name]) ?? blankValue(field)]);
      const more = await (row === null ? declaration.blank?.(context) : declaration.values?.(row, context));
      return { ...Object.fromEntries(own), ...more } as Payload;
    };
    const columnsOf = (context: Context, payload: Payload): ColumnsOf<Table> => {
      const own = fields
        .filter(([name]) => name in tableColumns)
        .map(([name]) => {
          const value = payload[name];
          return [name, value === '' && tableColumns[name]?.notNull !== true ? null : value];
        });
      return { ...Object.fromEntries(own), ...declaration.columns?.(payload, context) } as ColumnsOf<Table>;
    };
    const find = async (db: Database, id: string): Promise<Row | null> => {
      const where = and(eq(table.id, id), isNull(table.deletedAt), ownership);
      const [row] = await readRows(db, table, { where, limit: 1 });
      return row ?? null;
    };
    const ofRoute = async (context: Context): Promise<Row> => {
      const row = await find(context.db, parameter(context, declaration.parameter ?? type));
      if (row === null) throw notFound(type);
      return row;
    };
    const isWithinReach = (context: Context, row: Row): boolean =>
      declaration.isWithinReach?.(context, row) ?? true;
    const checkReach = (context: Context, row: Row): void => {
      if (!isWithinReach(context, row)) throw forbidden(`the right to change does not reach this ${type}`);
    };
    const ofRouteToChange = async (context: Context): Promise<Row> => {
      const row = await ofRoute(context);
      checkReach(context, row);
      return row;
    };
    const stale = (context: Context, row: Row, changed: readonly string[]) =>
      staleVersion(context, {
        id: base(row).id,
        updatedAt: base(row).updatedAt,
        within: context.db,
        fields: changed,
      });
    const refuseTaken = async <Result>(context: Context, write: () => Promise<Result>): Promise<Result> => {
      try {
        return await write();
      } catch (error) {
        const taken = unique[violatedConstraint(error) ?? ''];
        if (taken === undefined) throw error;
        throw new ValidationFailure({ [taken.field]: validationText(context.locale, taken.text) });
      }
    };

    const create = async (context: Context, payload: Payload, action = 'create'): Promise<string> => {
      const { clock, newId } = context.deps;
      const id = newId();
      const now = clock.businessNow();
      const row = {
        ...columnsOf(context, payload),
        id,
        ...('tenantId' in tableColumns && recordArea === 'client' && { tenantId: tenantOf(context) }),
        createdAt: now,
        updatedAt: now,
        createdBy: context.actor.user.id,
      };
      await refuseTaken(context, () =>
        context.db.transaction(async (tx) => {
          await insertRows(tx, table, [row as Table['$inferInsert']]);
          await declaration.saved?.(context, tx, { id, payload, before: null });
          const [stored] = await readRows(tx, table, { where: eq(table.id, id), limit: 1 });
          const name = stored === undefined ? id : label(stored);
          await audit(context, tx, `${type}.${action}`, { type, id, label: name });
        }),
      );
      declaration.announce(context, [{ id, version: 1 }]);
      return id;
    };

    const change: RecordDefinition<Table, Payload, Context>['change'] = async (context, row, given) => {
      const { id, version } = base(row);
      const { action, columns, beforehand, alongside, changes = changedFields(row, columns) } = given;
      const read = { id, version: given.version ?? version };
      const isSaved = await refuseTaken(context, () =>
        context.db.transaction(async (tx) => {
          const at = context.deps.clock.businessNow();
          await beforehand?.(tx);
          if (!(await changeRow(tx, table, read, { at, columns }))) throw new OvertakenError();
          await alongside?.(tx);
          await audit(context, tx, `${type}.${action}`, { type, id, label: label(row) }, changes);
          return true;
        }),
      ).catch((error: unknown) => {
        if (error instanceof OvertakenError) return false;
        throw error;
      });
      if (!isSaved) throw await stale(context, (await find(context.db, id)) ?? row, Object.keys(changes));
      declaration.announce(context, [{ id, version: read.version + 1 }]);
    };

    const update = async (context: Context, given: Payload & { version: number }, row: Row) => {
      const { version, ...payload } = given as unknown as Payload & { version: number };
      const changes = changedFields(await valuesOf(context, row), payload);
      if (base(row).version !== version) throw await stale(context, row, Object.keys(changes));
      const values = payload as unknown as Payload;
      await declaration.check?.(context, values, row);
      await change(context, row, {
        action: 'update',
        columns: columnsOf(context, values),
        changes,
        version,
        alongside: async (tx) =>
          declaration.saved?.(context, tx, { id: base(row).id, payload: values, before: row }),
      });
    };

    const changeSeveral: RecordDefinition<Table, Payload, Context>['changeSeveral'] = async (
      context,
      action,
      changes,
      alongside,
    ) => {
      for (const { row } of changes) checkReach(context, row);
      await context.db.transaction(async (tx) => {
        const at = context.deps.clock.businessNow();
        for (const { row, columns } of changes) {
          const { id, version } = base(row);
          if (!(await changeRow(tx, table, { id, version }, { at, columns }))) {
            throw await stale(context, row, Object.keys(columns));
          }
          await audit(
            context,
            tx,
            `${type}.${action}`,
            { type, id, label: label(row) },
            changedFields(row, columns),
          );
        }
        await alongside?.(tx);
      });
      if (changes.length === 0) return;
      declaration.announce(
        context,
        changes.map(({ row }) => ({ id: base(row).id, version: base(row).version + 1 })),
      );
    };

    const takeBack = async (context: Context, recorded: readonly RecordedChange[]): Promise<number> => {
      const changes = [];
      for (const { id, changes: told } of recorded) {
        // What was deleted is to be brought back: it is looked for in the bin as well.
        const [binned] =
          'deletedAt' in told
            ? await readRows(context.db, table, { where: and(eq(table.id, id), ownership) })
            : [];
        const row = binned ?? (await find(context.db, id));
        if (row === null) continue;
        const now = row as Values;
        const isAsLeft = Object.entries(told).every(
          ([name, { to }]) => JSON.stringify(now[name] ?? null) === JSON.stringify(to),
        );
        const columns = Object.fromEntries(Object.entries(told).map(([name, { from }]) => [name, from]));
        if (isAsLeft) changes.push({ row, columns: columns as ColumnsOf<Table> });
      }
      await changeSeveral(context, 'undo', changes);
      return changes.length;
    };

    return {
      declaration,
      ownership,
      resource: {
        type,
        area: recordArea,
        can: `${area}.list` as PermissionKey,
        exists: async (db, id) => (await find(db, id)) !== null,
        takeBack,
      },
      changeSeveral,
      ofRoute,
      ofRouteToChange,
      find,
      create,
      change,
      formProps: async (context, row) => ({
        record: row && { id: base(row).id, version: base(row).version, label: label(row) },
        values: await valuesOf(context, row),
        fields: facts,
        conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
        can: {
          save:
            row === null
              ? canNow(context, key('create'))
              : canNow(context, key('update')) && isWithinReach(context, row),
          delete:
            row !== null &&
            canNow(context, key('delete')) &&
            isWithinReach(context, row) &&
            ((await declaration.obstacle?.(context, row)) ?? null) === null,
        },
      }),
      store: (contract) =>
        act(contract, async (context, given) => {
          const payload = given as Payload;
          await declaration.check?.(context, payload, null);
          const id = await create(context, payload);
          const row = await find(context.db, id);
          const name = row === null ? '' : label(row);
          return redirect(landing(context, id), { type: 'success', text: text(context, 'created', name) });
        }),
      update: (contract) =>
        act(contract, {
          find: ofRouteToChange,
          act: async (context, given, row) => {
            await update(context, given as Payload & { version: number }, row);
            const { id } = base(row);
            const saved = (await find(context.db, id)) ?? row;
            const flash = { type: 'success', text: text(context, 'updated', label(saved)) } as const;
            return redirect(landing(context, id), flash);
          },
        }),
      destroy: act(noPayload, {
        find: ofRouteToChange,
        act: async (context, _payload, row) => {
          const { id, version } = base(row);
          const obstacle = (await declaration.obstacle?.(context, row)) ?? null;
          if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
          await context.db.transaction(async (tx) => {
            const deleted = { deletedAt: context.deps.clock.businessNow() } as ColumnsOf<Table>;
            await setColumns(tx, table, deleted, eq(table.id, id));
            await audit(context, tx, `${type}.delete`, { type, id, label: label(row) });
          });
          declaration.announce(context, [{ id, version }]);
          return redirect(
            declaration.isEditedInList === true ? backAddress(context) : declaration.listHref(),
            deletedFlash(context, { type, id, text: text(context, 'deleted', label(row)) }),
          );
        },
      }),
    };
  };

/** Somebody else was quicker: what was written before is taken back. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** A stored value as a form holds it. */
const shownValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** The company of whoever asks, for a row of its own. */
function tenantOf(context: SignedInContext): string {
  if (isClientContext(context)) return context.actor.tenant.id;
  throw new RangeError('a record of a company needs one');
}

/**
 * Declares a kind of record of a company: finding it within the company, its form, creating, changing over a version,
 * deleting with a way back, each with its line of the journal and its event.
 */
export const defineRecord = recordsOf<ClientContext>('client', clientAction);

/** Declares a kind of record of the platform, which its staff edit; the rest is as for a company's. */
export const definePlatformRecord = recordsOf<AdminContext>('admin', adminAction);
