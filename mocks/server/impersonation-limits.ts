import { dashboard, login } from '#generated/routes/admin.ts';
import { messagesFor } from '#messages/locale.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import type { RequestContext } from './context.ts';
import { forbidden } from './failures.ts';
import { stopImpersonation } from './impersonation-session.ts';
import { isReading } from './read-only.ts';
import { seeOther } from './respond.ts';

/**
 * Leads staff back to the administration when their time in a client's name is over, was taken back, or has lost
 * what it came from; to the sign-in page where their own session is lost.
 */
export async function endOverdueImpersonation(context: RequestContext): Promise<Response | void> {
  const impersonation = context.actor?.impersonation;
  if (!impersonation) return;
  const isOver = impersonation.endsAt <= context.deps.clock.systemNow();
  const { endedBy } = impersonation;
  if (!isOver && endedBy === null) return;
  const reason = isOver ? 'expired' : endedBy === 'client' ? 'revoked' : 'signed-out';
  const isBack = await stopImpersonation(context, reason);
  const text = messagesFor(context.locale, impersonationMessages).ended[reason];
  context.session.data.flash = { type: 'info', text };
  context.session.isDirty = true;
  return seeOther(isBack ? dashboard() : login());
}

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
