import type * as z from 'zod';
import { operationIndexQuery } from '#contracts/client/operation/index.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { index } from '#generated/routes/client/operation.ts';

/** A list whose views can be saved. */
export interface ListPage {
  readonly area: 'client' | 'admin';
  /** The right to open the list. */
  readonly can: PermissionKey;
  /** What it reads in its address: drops what it does not know, and falls back from what makes no sense. */
  readonly query: z.ZodType<Record<string, unknown>>;
  readonly href: () => string;
}

/** The lists whose views can be saved, by the names of their pages. */
export const listPages = {
  'Client/Operation/Index': {
    area: 'client',
    can: 'operation.list',
    query: operationIndexQuery,
    href: index,
  },
} as const satisfies Record<string, ListPage>;

export type ListPageName = keyof typeof listPages;

export const isListPage = (name: string): name is ListPageName => Object.hasOwn(listPages, name);
