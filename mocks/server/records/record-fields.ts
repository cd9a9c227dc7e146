import { getTableColumns, type Column } from 'drizzle-orm';
import type * as z from 'zod';
import { blankValue, describeFields, type RecordFormProps } from '#contracts/record-form.ts';
import type { BusinessTable, ColumnsOf, StoredRow } from '#mocks/db/queries/business-table.ts';
import type { SignedInContext } from '../context.ts';
import type { RecordDeclaration, Values } from './record-declaration.ts';

/** What leads from a stored record to the fields of its form, and back. */
export class RecordFields<
  Table extends BusinessTable,
  Payload extends Values,
  Context extends SignedInContext,
> {
  /** What the form needs to know of each field. */
  readonly facts: RecordFormProps<Payload>['fields'];
  /** Those of the table, by the names of the code. */
  readonly columns: Readonly<Record<string, Column>>;
  readonly #declaration: RecordDeclaration<Table, Payload, Context>;
  readonly #fields: readonly [name: string, field: z.ZodType][];

  constructor(declaration: RecordDeclaration<Table, Payload, Context>) {
    this.#declaration = declaration;
    this.#fields = Object.entries<z.ZodType>(declaration.payload.shape);
    this.facts = describeFields(declaration.payload);
    this.columns = getTableColumns(declaration.table);
  }

  /** What the form shows of a record; blank fields for a new one. */
  async valuesOf(context: Context, row: StoredRow<Table> | null): Promise<Payload> {
    const { blank, values } = this.#declaration;
    const stored: Values = row ?? {};
    const own = this.#fields.map(([name, field]) => [name, shownValue(stored[name]) ?? blankValue(field)]);
    const more = await (row === null ? blank?.(context) : values?.(row, context));
    return { ...Object.fromEntries(own), ...more } as Payload;
  }

  /** What is stored of a form: an empty text is null where the column allows it. */
  columnsOf(context: Context, payload: Payload): ColumnsOf<Table> {
    const own = this.#fields
      .filter(([name]) => name in this.columns)
      .map(([name]) => {
        const value = payload[name];
        return [name, value === '' && this.columns[name]?.notNull !== true ? null : value];
      });
    return {
      ...Object.fromEntries(own),
      ...this.#declaration.columns?.(payload, context),
    } as ColumnsOf<Table>;
  }
}

/** A stored value as a form holds it. */
const shownValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
