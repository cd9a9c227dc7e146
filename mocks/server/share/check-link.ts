import { read, show } from '#generated/routes/share.ts';
import type { SharedProps } from '#contracts/shared.ts';
import type { RequestContext } from '../context.ts';
import { HttpFailure, notFound, RedirectFailure } from '../failures.ts';
import { callerOf } from '../identity/limits.ts';
import { hitThrottle } from '../throttle.ts';
import { audit } from '../audit.ts';
import type { ExportLink } from './export-link.ts';
import type { FoundLink } from './find-link.ts';
import { LinkFailure, type LinkRefusal } from './link-failure.ts';
import { announceReading, recordView, titleOfLink } from './views.ts';

const hourMs = 3_600_000;
/** Refusals of one link that the journal keeps in an hour, in each process. */
const auditedPerHour = 100;
/** Addresses of links that nobody was sent, which are taken from one caller within a quarter of an hour. */
const guesses = { max: 20, windowS: 900 } as const;

/** What the journal calls a link. */
export const subjectOfLink = (found: FoundLink) => ({
  type: 'share',
  id: found.share.id,
  label: `${found.share.recipientName} · ${titleOfLink(found)}`,
  tenantId: found.share.tenantId,
});

/** Writes into the journal of its company that a link did not open something. */
export async function auditLinkRefusal(
  context: RequestContext,
  found: FoundLink,
  reason: LinkRefusal | 'code' | 'code_blocked',
): Promise<void> {
  const { deps, unscoped, route } = context;
  const nowMs = deps.clock.systemNow().getTime();
  if (deps.rates.hit(`share-refused:${found.share.id}`, auditedPerHour, nowMs, hourMs) !== null) return;
  const changes = { route: { from: null, to: route.name } };
  const nobody = { ...context, actor: null };
  await audit(nobody, unscoped, `share.refused.${reason}`, subjectOfLink(found), changes, 'denied');
}

/** @throws LinkFailure after the journal has it */
export async function refuseLink(
  context: RequestContext,
  found: FoundLink,
  reason: LinkRefusal,
): Promise<never> {
  await auditLinkRefusal(context, found, reason);
  throw new LinkFailure(reason, found.tenant.name);
}

/**
 * Refuses an address that nobody was sent, and after so many of them, whoever tries one after the other.
 *
 * @throws HttpFailure 404, or 429 with the seconds to wait
 */
export async function refuseUnknownLink(context: RequestContext): Promise<never> {
  const { deps, unscoped, route } = context;
  const key = `share-guess:${callerOf(context)}`;
  const waitS = await hitThrottle(deps, key, guesses.max, guesses.windowS);
  if (waitS === null) throw notFound('link');
  // One line an hour: whoever goes on trying would fill the journal.
  const nowMs = deps.clock.systemNow().getTime();
  if (deps.rates.hit(`share-guessed:${callerOf(context)}`, 1, nowMs, hourMs) === null) {
    const subject = { type: 'route', id: route.name, label: route.name };
    await audit({ ...context, actor: null }, unscoped, 'share.guessed', subject, {}, 'denied');
  }
  throw new HttpFailure(429, 'guessed links', waitS);
}

/**
 * Lets a printable page through to whoever has its link open.
 *
 * @throws LinkFailure 403 for a page that it does not show, 410 for a link that is over
 * @throws RedirectFailure to the link's own page, where it is opened
 */
export async function checkLink(context: RequestContext): Promise<void> {
  const { link } = context;
  if (link === null || link.kind === 'open') return;
  if (link.kind === 'unknown') await refuseUnknownLink(context);
  else if (link.kind === 'closed') throw new RedirectFailure(show({ token: link.token }));
  else await refuseLink(context, link.found, link.reason);
}

/** Writes down that a printable page was read by a link: shown whole, and by whom it was made for. */
export async function noteReading(context: RequestContext): Promise<void> {
  const { link, request, unscoped } = context;
  if (link?.kind !== 'open' || link.openingId === null) return;
  const { openingId, found, page } = link;
  const { headers } = request;
  if (headers.get('purpose') === 'prefetch' || headers.has('x-inertia-partial-component')) return;
  link.viewId = await unscoped.transaction((tx) =>
    recordView(context, tx, found, {
      openingId,
      kind: 'read',
      part: page.section,
      label: page.label ?? '',
    }),
  );
  announceReading(context, found);
}

/** What a printable page is told of the link by which it is read. */
export function linkProps({
  token,
  found,
  viewId,
}: Extract<ExportLink, { kind: 'open' }>): NonNullable<SharedProps['link']> {
  return {
    mayPrint: found.share.allowDownload,
    reading: viewId === null || token === null ? null : { id: viewId, href: read({ token }) },
  };
}
