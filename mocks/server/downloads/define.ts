import type * as z from 'zod';
import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Actor } from '../actor.ts';
import { chosenColumns, sheetOf, type Column, type Sheet } from './sheet.ts';

/** Who downloads, and what of the database they may reach. */
export interface DownloadSource {
  readonly db: Database;
  readonly actor: Actor;
  readonly locale: 'fr' | 'en';
  /** Today in Paris, on the clock of the trade. */
  readonly today: Day;
}

/** How one list is written into a file. */
export interface ListDownload<Query extends z.ZodType, Row> {
  /** Names the list in the journal: `operation`. */
  readonly list: string;
  readonly can: PermissionKey;
  /** Figures over the companies of a network: it is read past the border of the person's own company. */
  readonly isOfNetwork?: boolean;
  readonly query: Query;
  title(locale: 'fr' | 'en'): string;
  columns(locale: 'fr' | 'en'): readonly Column<Row>[];
  /** How many rows the filters let through. */
  count(source: DownloadSource, query: z.output<Query>): Promise<number>;
  /** These rows, in the order asked for, at most `limit`. */
  rows(source: DownloadSource, query: z.output<Query>, limit: number): Promise<readonly Row[]>;
}

/** A list that can be downloaded, whatever its rows are. */
export interface AnyDownload {
  readonly list: string;
  readonly can: PermissionKey;
  readonly isOfNetwork: boolean;
  /** @param query as the address gives it */
  count(source: DownloadSource, query: unknown): Promise<number>;
  sheet(source: DownloadSource, query: unknown, limit: number): Promise<Sheet>;
}

/** Declares how a list is downloaded. */
export const defineDownload = <Query extends z.ZodType, Row>(
  given: ListDownload<Query, Row>,
): AnyDownload => ({
  list: given.list,
  can: given.can,
  isOfNetwork: given.isOfNetwork ?? false,
  count: (source, query) => given.count(source, given.query.parse(query)),
  sheet: async (source, query, limit) => {
    const asked = given.query.parse(query);
    const rows = await given.rows(source, asked, limit);
    return sheetOf(given.title(source.locale), chosenColumns(given.columns(source.locale), asked), rows);
  },
});
