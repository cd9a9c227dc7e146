import { sql, type SQL } from 'drizzle-orm';

/** Texts as an array of the database; none of them is part of the statement. */
export const textArray = (values: readonly string[], type: 'text' | 'date'): SQL =>
  values.length === 0
    ? sql`'{}'::${sql.raw(type)}[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::${sql.raw(type)}[]`;
