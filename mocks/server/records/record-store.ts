import { and, eq } from 'drizzle-orm';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  changeRow,
  insertRows,
  readRows,
  setColumns,
  type BusinessTable,
  type ColumnsOf,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import { audit, changedFields } from '../audit.ts';
import { isClientContext, type SignedInContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import type { RecordedChange } from '../resource.ts';
import { staleVersion } from '../stale-version.ts';
import type { ChangeBeside, Merge, RecordChange, Values } from './record-declaration.ts';
import { baseOf, RecordReader } from './record-reader.ts';
import { violatedConstraint } from './violated-constraint.ts';

/** Writes the records of a kind, each change with its version, its line of the journal and its event. */
export class RecordStore<
  Table extends BusinessTable,
  Payload extends Values,
  Context extends SignedInContext,
> extends RecordReader<Table, Payload, Context> {
  /** Writes a new record, its line of the journal and its event. @returns its identifier */
  async create(context: Context, payload: Payload, action = 'create'): Promise<string> {
    const { type, table, label } = this.declaration;
    const { clock, newId } = context.deps;
    const id = newId();
    const now = clock.businessNow();
    const row = {
      ...this.fields.columnsOf(context, payload),
      id,
      ...('tenantId' in this.fields.columns &&
        this.recordArea === 'client' && { tenantId: tenantOf(context) }),
      createdAt: now,
      updatedAt: now,
      createdBy: context.actor.user.id,
    };
    await this.#refuseTaken(context, () =>
      context.db.transaction(async (tx) => {
        await insertRows(tx, table, [row as Table['$inferInsert']]);
        await this.declaration.saved?.(context, tx, {
          id,
          payload,
          before: null,
        });
        const [stored] = await readRows(tx, table, { where: eq(table.id, id), limit: 1 });
        const name = stored === undefined ? id : label(stored);
        await audit(context, tx, `${type}.${action}`, {
          type,
          id,
          label: name,
        });
      }),
    );
    this.declaration.announce(context, [{ id, version: 1 }]);
    return id;
  }

  /** Changes columns of a record over its version. @throws ValidationFailure on `version` when overtaken */
  async change(context: Context, row: StoredRow<Table>, given: RecordChange<Table>): Promise<void> {
    const { type, table, label } = this.declaration;
    const { id, version } = baseOf(row);
    const { action, columns, beforehand, alongside, changes = changedFields(row, columns) } = given;
    const read = { id, version: given.version ?? version };
    const isSaved = await this.#refuseTaken(context, () =>
      context.db.transaction(async (tx) => {
        const at = context.deps.clock.businessNow();
        await beforehand?.(tx);
        if (!(await changeRow(tx, table, read, { at, columns }))) throw new OvertakenError();
        await alongside?.(tx);
        await audit(
          context,
          tx,
          `${type}.${action}`,
          {
            type,
            id,
            label: label(row),
          },
          changes,
        );
        return true;
      }),
    ).catch((error: unknown) => {
      if (error instanceof OvertakenError) return false;
      throw error;
    });
    if (!isSaved) {
      const now = (await this.find(context.db, id)) ?? row;
      throw await this.#stale(context, now, Object.keys(changes));
    }
    this.declaration.announce(context, [{ id, version: read.version + 1 }]);
  }

  /** Saves the form of a record over the version that was read. @throws ValidationFailure */
  async update(
    context: Context,
    given: Payload & { readonly version: number },
    row: StoredRow<Table>,
  ): Promise<void> {
    const { version, ...payload } = given as unknown as Payload & { version: number };
    const changes = changedFields(await this.fields.valuesOf(context, row), payload);
    if (baseOf(row).version !== version) throw await this.#stale(context, row, Object.keys(changes));
    const values = payload as unknown as Payload;
    await this.declaration.check?.(context, values, row);
    await this.change(context, row, {
      action: 'update',
      columns: this.fields.columnsOf(context, values),
      changes,
      version,
      alongside: async (tx) =>
        this.declaration.saved?.(context, tx, {
          id: baseOf(row).id,
          payload: values,
          before: row,
        }),
    });
  }

  /** Changes several records in one transaction, each with its line of the journal. */
  async changeSeveral(
    context: Context,
    action: string,
    changes: readonly { readonly row: StoredRow<Table>; readonly columns: ColumnsOf<Table> }[],
    alongside?: (tx: Database) => Promise<void>,
  ): Promise<void> {
    const { type, table, label } = this.declaration;
    for (const { row } of changes) this.checkReach(context, row);
    await context.db.transaction(async (tx) => {
      const at = context.deps.clock.businessNow();
      for (const { row, columns } of changes) {
        const { id, version } = baseOf(row);
        if (!(await changeRow(tx, table, { id, version }, { at, columns }))) {
          throw await this.#stale(context, row, Object.keys(columns));
        }
        const subject = {
          type,
          id,
          label: label(row),
        };
        await audit(context, tx, `${type}.${action}`, subject, changedFields(row, columns));
      }
      await alongside?.(tx);
    });
    if (changes.length === 0) return;
    this.declaration.announce(
      context,
      changes.map(({ row }) => ({ id: baseOf(row).id, version: baseOf(row).version + 1 })),
    );
  }

  /** Makes one record of two: the other goes into the bin, each with its line of the journal and its event. */
  async merge(
    context: Context,
    kept: StoredRow<Table>,
    merged: StoredRow<Table>,
    { bring, action = 'merged', ...change }: Merge<Table>,
  ): Promise<void> {
    const { type, table, label } = this.declaration;
    const { id, version } = baseOf(merged);
    await this.change(context, kept, {
      ...change,
      action: 'merge',
      alongside: async (tx) => {
        await bring(tx);
        const deleted = { deletedAt: context.deps.clock.businessNow() } as ColumnsOf<Table>;
        await setColumns(tx, table, deleted, eq(table.id, id));
        await audit(context, tx, `${type}.${action}`, { type, id, label: label(merged) });
      },
    });
    this.declaration.announce(context, [{ id, version }]);
  }

  /** Writes what belongs to a record, with its line of the journal and its event; the record stays as it is. */
  async beside(context: Context, row: StoredRow<Table>, change: ChangeBeside): Promise<void> {
    const { type, label } = this.declaration;
    const { id, version } = baseOf(row);
    const { action, write, changes, within = context.db } = change;
    await within.transaction(async (tx) => {
      await write(tx);
      await audit(context, tx, `${type}.${action}`, { type, id, label: change.label ?? label(row) }, changes);
    });
    this.declaration.announce(context, [{ id, version }]);
  }

  /** Puts a record that may be changed into the bin. @throws ValidationFailure where something stands against it */
  async remove(context: Context, row: StoredRow<Table>): Promise<void> {
    const { type, table, label } = this.declaration;
    const { id, version } = baseOf(row);
    const obstacle = (await this.declaration.obstacle?.(context, row)) ?? null;
    if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
    await context.db.transaction(async (tx) => {
      const deleted = { deletedAt: context.deps.clock.businessNow() } as ColumnsOf<Table>;
      await setColumns(tx, table, deleted, eq(table.id, id));
      await audit(context, tx, `${type}.delete`, {
        type,
        id,
        label: label(row),
      });
    });
    this.declaration.announce(context, [{ id, version }]);
  }

  /** Takes recorded changes back where nothing has changed since. @returns how many records that were */
  async takeBack(context: Context, recorded: readonly RecordedChange[]): Promise<number> {
    const { table } = this.declaration;
    const changes = [];
    for (const { id, changes: left } of recorded) {
      // What was deleted is to be brought back: it is looked for in the bin as well.
      const [binned] =
        'deletedAt' in left
          ? await readRows(context.db, table, { where: and(eq(table.id, id), this.ownership) })
          : [];
      const row = binned ?? (await this.find(context.db, id));
      if (row === null) continue;
      const now = row as Values;
      const isAsLeft = Object.entries(left).every(
        ([name, { to }]) => JSON.stringify(now[name] ?? null) === JSON.stringify(to),
      );
      const columns = Object.fromEntries(Object.entries(left).map(([name, { from }]) => [name, from]));
      if (isAsLeft) changes.push({ row, columns: columns as ColumnsOf<Table> });
    }
    await this.changeSeveral(context, 'undo', changes);
    return changes.length;
  }

  #stale(context: Context, row: StoredRow<Table>, changed: readonly string[]) {
    return staleVersion(context, {
      id: baseOf(row).id,
      updatedAt: baseOf(row).updatedAt,
      within: context.db,
      fields: changed,
    });
  }

  async #refuseTaken<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      const taken = this.declaration.unique?.[violatedConstraint(error) ?? ''];
      if (taken === undefined) throw error;
      throw new ValidationFailure({ [taken.field]: validationText(context.locale, taken.text) });
    }
  }
}

/** Somebody else was quicker: what was written before is taken back. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** The company of whoever asks, for a row of its own. */
function tenantOf(context: SignedInContext): string {
  if (isClientContext(context)) return context.actor.tenant.id;
  throw new RangeError('a record of a company needs one');
}
