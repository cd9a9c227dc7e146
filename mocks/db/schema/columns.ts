import { bigint, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A lower-case ULID column. */
export const ulid = (name: string) => text(name);

/** An instant, stored in UTC with microseconds and read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A day without time, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** An amount in integer euro cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** An area in square metres with two decimals, read as a string so that nothing is rounded. */
export const areaM2 = (name: string) => numeric(name, { precision: 10, scale: 2 });

/** Decimal degrees with six decimals (about ten centimetres). */
export const degrees = (name: string) => numeric(name, { precision: 9, scale: 6, mode: 'number' });

/** Columns of every record: identity and dates of entry. */
export const recordColumns = () => ({
  id: ulid('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Columns of a record that several people edit: optimistic lock and deletion that can be undone. */
export const businessColumns = () => ({
  ...recordColumns(),
  createdBy: ulid('created_by'),
  version: integer('version').notNull().default(1),
  deletedAt: instant('deleted_at'),
});
