import type * as z from 'zod';
import type { PermissionKey } from '#domain/access/permissions.ts';

/** A list whose views can be saved. */
export interface ListPage {
  /** Name of its page. */
  readonly name: string;
  readonly area: 'client' | 'admin';
  /** The right to open the list. */
  readonly can: PermissionKey;
  /** The right to save a view, where opening the list does not give it. */
  readonly canSave?: PermissionKey;
  /** What it reads in its address: drops what it does not know, and falls back from what makes no sense. */
  readonly query: z.ZodType<Record<string, unknown>>;
  readonly href: () => string;
}
