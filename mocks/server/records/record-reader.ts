import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Conflict } from '#contracts/conflict.ts';
import type { RecordFormProps } from '#contracts/record-form.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  readRows,
  type BusinessRow,
  type BusinessTable,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import { canNow, parameter, type SignedInContext } from '../context.ts';
import { forbidden, notFound } from '../failures.ts';
import type { RecordDeclaration, Values } from './record-declaration.ts';
import { RecordFields } from './record-fields.ts';

/** What each business table has, which the types of a table at large do not tell. */
export const baseOf = <Table extends BusinessTable>(row: StoredRow<Table>): BusinessRow =>
  row as unknown as BusinessRow;

/** Finds the records of a kind, and tells what their form holds and who may change them. */
export class RecordReader<
  Table extends BusinessTable,
  Payload extends Values,
  Context extends SignedInContext,
> {
  readonly declaration: RecordDeclaration<Table, Payload, Context>;
  /** Which rows of the table are of this kind, where it holds others as well. */
  readonly ownership: SQL | undefined;
  protected readonly recordArea: 'client' | 'admin';
  protected readonly fields: RecordFields<Table, Payload, Context>;

  constructor(recordArea: 'client' | 'admin', declaration: RecordDeclaration<Table, Payload, Context>) {
    this.declaration = declaration;
    this.recordArea = recordArea;
    this.fields = new RecordFields(declaration);
    // A table may hold a company's rows beside the platform's own, which belong to no company.
    const { tenantId } = this.fields.columns;
    this.ownership = recordArea === 'admin' && tenantId ? isNull(tenantId) : undefined;
  }

  /** One that is not in the bin, by identifier; null for none. */
  async find(db: Database, id: string): Promise<StoredRow<Table> | null> {
    const { table } = this.declaration;
    const where = and(eq(table.id, id), isNull(table.deletedAt), this.ownership);
    const [row] = await readRows(db, table, { where, limit: 1 });
    return row ?? null;
  }

  /** The record that the address names. @throws HttpFailure 404 */
  async ofRoute(context: Context): Promise<StoredRow<Table>> {
    const { type } = this.declaration;
    const row = await this.find(context.db, parameter(context, this.declaration.parameter ?? type));
    if (row === null) throw notFound(type);
    return row;
  }

  /** The same, for whoever may change it. @throws HttpFailure 404, 403 */
  async ofRouteToChange(context: Context): Promise<StoredRow<Table>> {
    const row = await this.ofRoute(context);
    this.checkReach(context, row);
    return row;
  }

  /** What the page of the form is given. */
  async formProps(context: Context, row: StoredRow<Table> | null): Promise<RecordFormProps<Payload>> {
    const { declaration } = this;
    return {
      record: row && {
        id: baseOf(row).id,
        version: baseOf(row).version,
        label: declaration.label(row),
      },
      values: await this.fields.valuesOf(context, row),
      fields: this.fields.facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: {
        save:
          row === null
            ? canNow(context, this.#permission('create'))
            : canNow(context, this.#permission('update')) && this.#isWithinReach(context, row),
        delete:
          row !== null &&
          canNow(context, this.#permission('delete')) &&
          this.#isWithinReach(context, row) &&
          ((await declaration.obstacle?.(context, row)) ?? null) === null,
      },
    };
  }

  #permission(verb: 'create' | 'update' | 'delete'): PermissionKey {
    return `${this.declaration.area}.${verb}` as PermissionKey;
  }

  #isWithinReach(context: Context, row: StoredRow<Table>): boolean {
    return this.declaration.isWithinReach?.(context, row) ?? true;
  }

  /** @throws HttpFailure 403 where the right to change does not reach a record */
  protected checkReach(context: Context, row: StoredRow<Table>): void {
    if (this.#isWithinReach(context, row)) return;
    throw forbidden(`the right to change does not reach this ${this.declaration.type}`);
  }
}
