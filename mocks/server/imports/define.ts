import type * as z from 'zod';
import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** A field that a column of a file can fill. */
export interface ImportColumn {
  readonly field: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** Who brings records in, for which company. */
export interface ImportSource {
  readonly deps: Pick<ServerDependencies, 'clock' | 'newId'>;
  readonly tenantId: string;
  readonly userId: string;
}

/** How one kind of record is brought in. */
export interface ImportDefinition<Row extends z.ZodType> {
  readonly kind: string;
  readonly can: PermissionKey;
  columns(locale: 'fr' | 'en'): readonly ImportColumn[];
  /** Reads the texts of a line by field; a field without column is an empty text. */
  readonly row: Row;
  /** Writes records under identifiers that were chosen before. */
  insert(
    source: ImportSource,
    tx: Database,
    rows: readonly { readonly id: string; readonly row: z.output<Row> }[],
  ): Promise<void>;
  /** Takes back those records that nobody has touched since; gives how many. */
  revert(source: ImportSource, tx: Database, ids: readonly string[]): Promise<number>;
}

/** A kind of import, whatever its records are; `insert` takes what `row` made of a line. */
export type AnyImport = Omit<ImportDefinition<z.ZodType>, 'insert'> & {
  insert(
    source: ImportSource,
    tx: Database,
    rows: readonly { readonly id: string; readonly row: unknown }[],
  ): Promise<void>;
};

/** Declares how a kind of record is brought in. */
export const defineImport = <Row extends z.ZodType>(given: ImportDefinition<Row>): AnyImport => ({
  ...given,
  insert: (source, tx, rows) =>
    given.insert(
      source,
      tx,
      // Read by `row` already, whose output only its own definition knows.
      rows as readonly { readonly id: string; readonly row: z.output<Row> }[],
    ),
});
