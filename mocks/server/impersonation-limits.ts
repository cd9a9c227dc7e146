import type { RequestContext } from './context.ts';
import { forbidden } from './failures.ts';
import { isReading } from './read-only.ts';

/**
 * Staff in a client's name: in read mode they change nothing, and in no mode what is the person's alone
 * (`personal` in the manifest: password, second factor, roles, subscription, erasure).
 *
 * @throws HttpFailure 403
 */
export function checkImpersonation(context: RequestContext): void {
  const { actor, route } = context;
  if (!actor?.impersonation || route.despite?.includes('impersonation')) return;
  if (route.personal === true) throw forbidden(`${route.name} is the person’s own`);
  if (actor.impersonation.mode === 'read' && !isReading(context)) {
    throw forbidden('the impersonation is for reading');
  }
}
