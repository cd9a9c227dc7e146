import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The figures stand together in a column of telephones or identifiers, however it is grouped. */
export const containsDigits = (column: SQLWrapper, digits: string): SQL =>
  sql`position(${digits} in regexp_replace(${column}, '\\D', '', 'g')) > 0`;
