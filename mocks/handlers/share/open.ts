import { unlockShare } from '#contracts/share/payload.ts';
import { codeTries } from '#domain/share/share.ts';
import { show } from '#generated/routes/share.ts';
import { validationText } from '#messages/validation.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { HttpFailure, ValidationFailure } from '#mocks/server/failures.ts';
import { action, redirect } from '#mocks/server/handler.ts';
import { callerOf } from '#mocks/server/identity/limits.ts';
import {
  auditLinkRefusal,
  refuseLink,
  refuseUnknownLink,
  subjectOfLink,
} from '#mocks/server/share/check-link.ts';
import { linkOfToken, stateOfLink, type FoundLink } from '#mocks/server/share/find-link.ts';
import { isPreview, openingOf, rememberOpening } from '#mocks/server/share/session.ts';
import { announceReading, countOpening, recordView, notifyOpening } from '#mocks/server/share/views.ts';
import { clearThrottle, hitThrottle } from '#mocks/server/throttle.ts';

/** Wrong codes of one link from anywhere in a day, so that many callers together guess no faster. */
const codesPerDay = 50;
const dayS = 86_400;

/** The link that the address names, while it is good. @throws HttpFailure 404, 429; LinkFailure 410 */
export async function linkOfRoute(context: RequestContext): Promise<FoundLink> {
  const found = await linkOfToken(context.unscoped, parameter(context, 'token'));
  if (found === null) return refuseUnknownLink(context);
  const state = stateOfLink(context.deps, found);
  return state === 'active' ? found : refuseLink(context, found, state);
}

/** A link that is open in this browser, or looked at by whoever sent it. */
export interface OpenLink {
  readonly found: FoundLink;
  /** Null for people of the company that sent it: nothing of them is counted. */
  readonly openingId: string | null;
}

/** The same, once it is open; null before. @throws as `linkOfRoute` */
export async function openLinkOfRoute(context: RequestContext): Promise<OpenLink | null> {
  const found = await linkOfRoute(context);
  const openingId = openingOf(context.session, found);
  if (openingId !== null) return { found, openingId };
  return isPreview(context, found) ? { found, openingId: null } : null;
}

/** Opens a link: by its code where it has one, and as often as it may be opened. */
export const unlockHandler = action(unlockShare, {
  find: linkOfRoute,
  act: async (context, { code }, found) => {
    const { share } = found;
    const to = show({ token: parameter(context, 'token') });
    if (openingOf(context.session, found) !== null || isPreview(context, found)) return redirect(to);
    await checkCode(context, found, code);
    const openingId = context.deps.newId();
    const isCounted = await context.unscoped.transaction(async (tx) => {
      if (!(await countOpening(tx, found))) return false;
      await recordView(context, tx, found, { openingId, kind: 'open' });
      await notifyOpening(context, tx, found);
      await audit({ ...context, actor: null }, tx, 'share.opened', subjectOfLink(found));
      return true;
    });
    if (!isCounted) return refuseLink(context, found, 'spent');
    rememberOpening(context, { ...found, share }, openingId);
    announceReading(context, found);
    return redirect(to);
  },
});

/**
 * Looks at a code, five times in a quarter of an hour.
 *
 * @throws ValidationFailure on `code`; HttpFailure 429 with the seconds to wait
 */
async function checkCode(context: RequestContext, found: FoundLink, code: string): Promise<void> {
  const { deps, locale } = context;
  const { id, codeHash } = found.share;
  if (codeHash === null) return;
  const keys = [
    [`share-code:${id}:${callerOf(context)}`, codeTries.max, codeTries.windowS],
    [`share-codes:${id}`, codesPerDay, dayS],
  ] as const;
  for (const [key, max, windowS] of keys) {
    const waitS = await hitThrottle(deps, key, max, windowS);
    if (waitS === null) continue;
    await auditLinkRefusal(context, found, 'code_blocked');
    throw new HttpFailure(429, 'codes of a link', waitS);
  }
  if (!(await deps.hasher.verify(code, codeHash))) {
    await auditLinkRefusal(context, found, 'code');
    throw new ValidationFailure({ code: validationText(locale, 'shareCodeWrong') });
  }
  for (const [key] of keys) await clearThrottle(deps, key);
}
