import { confirm } from '#generated/routes/password.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { validationText } from '#messages/validation.ts';
import { backAddress } from './back.ts';
import type { RequestContext } from './context.ts';
import { forbidden, RedirectFailure, ValidationFailure } from './failures.ts';
import { hasTwoFactor } from './identity/two-factor-secret.ts';
import { isReading } from './read-only.ts';
import { ownAddress } from './own-address.ts';

/** Why a password is asked for once more: the person reads it. */
export type ConfirmationReason = NonNullable<RouteRow['confirm']>;

const minuteMs = 60_000;
/** How long a given password counts, by area; shorter for staff. */
const validMs = { client: 15 * minuteMs, admin: 10 * minuteMs } as const;

/** Asks for the password where the manifest says so (`confirm`). @throws as `requireConfirmation` */
export async function checkConfirmation(context: RequestContext): Promise<void> {
  if (context.route.confirm !== undefined) requireConfirmation(context, context.route.confirm);
}

/**
 * Lets through a person who gave their password a short time ago.
 *
 * @throws RedirectFailure to the page that asks for it, from a page or a file; it leads back here
 * @throws ValidationFailure on `confirmation`, with the reason, from an action: the dialog asks for it, and the
 * same action is sent again
 * @throws HttpFailure 403 for staff in a client's name, who cannot give the client's password
 */
export function requireConfirmation(context: RequestContext, reason: ConfirmationReason): void {
  if (context.actor?.impersonation) throw forbidden('staff cannot confirm in a client’s name');
  if (isConfirmed(context)) return;
  if (isReading(context)) throw askOnPage(context, reason);
  const hasCode = context.actor !== null && hasTwoFactor(context.actor.user);
  throw new ValidationFailure(
    { confirmation: validationText(context.locale, 'confirmation') },
    { confirmation: { reason, hasCode } },
  );
}

/** A file is asked for from a page, which is then the place to go on. */
function askOnPage(context: RequestContext, reason: ConfirmationReason): RedirectFailure {
  const { route, session, url } = context;
  const to = route.page === undefined ? backAddress(context) : ownAddress(url);
  session.data.confirmation = { reason, to };
  session.isDirty = true;
  return new RedirectFailure(confirm());
}

/** True when the password was given a short time ago. */
export function isConfirmed({ session, deps }: RequestContext): boolean {
  if (session.confirmedPasswordAt === null || session.area === null) return false;
  const ageMs = deps.clock.systemNow().getTime() - session.confirmedPasswordAt.getTime();
  return ageMs < validMs[session.area];
}
