import { boolean, text } from 'drizzle-orm/pg-core';
import { businessColumns, instant, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

/** Columns of a template of a company's library: its own, or one that comes with the platform. */
export const templateColumns = () => ({
  ...businessColumns(),
  tenantId: ulid('tenant_id')
    .notNull()
    .references(() => tenants.id),
  name: text('name').notNull(),
  /** Which one of the platform it is; null for the company's own. */
  systemKey: text('system_key'),
  /** The one that is proposed first among those of its kind. */
  isDefault: boolean('is_default').notNull().default(false),
  archivedAt: instant('archived_at'),
  searchText: searchText('name'),
});
