import { can, type AdminContext } from '#mocks/server/context.ts';

/** How far one of the staff may act in a client's name; null for not at all. */
export function impersonationExtent(context: AdminContext): 'read' | 'write' | null {
  if (can(context, 'impersonate.write')) return 'write';
  return can(context, 'impersonate.read') ? 'read' : null;
}
