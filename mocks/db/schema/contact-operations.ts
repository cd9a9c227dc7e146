import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContactRole } from '#domain/relation/contact.ts';
import { recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';

/** What a contact is to one operation. */
export const contactOperations = pgTable(
  'contact_operations',
  {
    ...recordColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    role: text('role').$type<ContactRole>().notNull(),
  },
  (table) => [
    uniqueIndex('contact_operations_once').on(table.contactId, table.operationId, table.role),
    index('contact_operations_operation').on(table.operationId),
  ],
);
