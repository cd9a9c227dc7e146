import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import { foldedFields } from '../fold.ts';

/**
 * The column that searches read: fields of the same row, folded and kept up to date by the database:
 * among ten thousand operations a search takes hundredths of a second, not seconds.
 *
 * @param columns names of the columns, the most telling first
 */
export const searchText = (...columns: readonly string[]) =>
  text('search_text').generatedAlwaysAs(() => foldedFields(...columns.map((name) => sql.identifier(name))));
