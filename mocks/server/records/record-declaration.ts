import type { SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ActionContract } from '#contracts/define.ts';
import type { RecordFormProps } from '#contracts/record-form.ts';
import type { Area } from '#domain/access/permissions.ts';
import type { ValidationKey } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import type { BusinessTable, ColumnsOf, StoredRow } from '#mocks/db/queries/business-table.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import type { BinType } from '../bin/types.ts';
import type { ClientContext, SignedInContext } from '../context.ts';
import type { RouteHandler } from '../handler.ts';
import type { ResourceRecord } from '../resource.ts';

/** What is said after something was done with a record; `{name}` is its label. */
export interface RecordMessages {
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
}

/** The fields of a form by name. */
export type Values = Readonly<Record<string, unknown>>;

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
  /** Makes one record of two: the other goes into the bin, each with its line of the journal and its event. */
  merge(
    context: Context,
    kept: StoredRow<Table>,
    merged: StoredRow<Table>,
    given: Merge<Table>,
  ): Promise<void>;
  /** Writes what belongs to a record, with its line of the journal and its event; the record stays as it is. */
  beside(context: Context, row: StoredRow<Table>, change: ChangeBeside): Promise<void>;
  /** For journal and channels. */
  readonly resource: ResourceRecord;
  readonly store: (contract: ActionContract) => RouteHandler;
  readonly update: (contract: ActionContract) => RouteHandler;
  readonly destroy: RouteHandler;
}

/** What becomes of two records that are made one. */
export interface Merge<Table extends BusinessTable> {
  /** What the one that is kept takes. */
  readonly columns: ColumnsOf<Table>;
  /** The version of it that was read; the row's by default. */
  readonly version?: number;
  /** Brings over what pointed at the other. */
  readonly bring: (tx: Database) => Promise<void>;
  /** What the journal calls the end of the other, after the type; `merged` unless given. */
  readonly action?: string;
}

/** A change of what belongs to a record and stands in a table of its own: papers, people, comments. */
export interface ChangeBeside {
  /** What the journal calls it, after the type: `document.verify`. */
  readonly action: string;
  readonly write: (tx: Database) => Promise<unknown>;
  /** What the journal tells of it. */
  readonly changes?: AuditChanges;
  /** What the journal names; the record unless given. */
  readonly label?: string;
  /** The database it is written to, where that reaches further than the person; the person's own unless given. */
  readonly within?: Database;
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
