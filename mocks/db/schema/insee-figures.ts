import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { communeFigures } from '#domain/geography/commune-figures.ts';
import { recordColumns, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const figureColumns = () => ({
  inseeCode: text('insee_code').notNull(),
  figure: text('figure', { enum: communeFigures }).notNull(),
  /** A whole number, basis points or cents, as the name of the figure says. */
  value: bigint('value', { mode: 'number' }).notNull(),
  /** Null where the source does not say. */
  year: integer('year'),
  source: text('source').notNull(),
});

/** Figures of communes as the statistical office gave them: the platform’s, for all companies. */
export const inseeFigures = pgTable('insee_figures', { ...recordColumns(), ...figureColumns() }, (table) => [
  unique('insee_figures_one').on(table.inseeCode, table.figure),
]);

export type InseeFigure = typeof inseeFigures.$inferSelect;

/** Figures that a company wrote itself, with who did. */
export const inseeOverrides = pgTable(
  'insee_overrides',
  {
    ...recordColumns(),
    ...figureColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    unique('insee_overrides_one').on(table.tenantId, table.inseeCode, table.figure),
    index('insee_overrides_commune').on(table.tenantId, table.inseeCode),
  ],
);
