import type { MatchResult } from '#runtime/routes/match.ts';
import { checkArea, checkPermission, checkSignedIn } from './access.ts';
import { checkDiskSpace } from './check-disk-space.ts';
import { checkCsrf } from './csrf.ts';
import { maintenanceAnswer } from './error-page.ts';
import { HttpFailure } from './failures.ts';
import { checkQueryFields } from './field-limit.ts';
import { checkImpersonation, endOverdueImpersonation } from './impersonation-limits.ts';
import { maintenanceFor } from './maintenance.ts';
import { checkInOrder } from './in-order.ts';
import type { OpenedContext } from './open-context.ts';
import { checkReadOnly } from './read-only.ts';
import { respondWithPage } from './respond.ts';
import { ownAddress } from './own-address.ts';
import { checkLink, noteReading } from './share/check-link.ts';

/** A step lets a request through, answers it, or throws its refusal. */
export interface Step {
  readonly name: string;
  readonly run: (context: OpenedContext, match: MatchResult) => Promise<Response | void> | Response | void;
}

/**
 * What every request passes before its handler, in this order. In the handler follow: the record and its
 * policy, a password given a short time ago, the payload, the version, the change with its audit entry.
 */
export const pipeline: readonly Step[] = [
  { name: 'rate', run: checkRate },
  { name: 'fields', run: ({ url }) => checkQueryFields(url.search) },
  { name: 'assets', run: ({ isStaleAsset, url }) => (isStaleAsset ? loadAnew(url) : undefined) },
  { name: 'maintenance', run: closedAnswer },
  { name: 'route', run: checkRoute },
  { name: 'room', run: checkDiskSpace },
  { name: 'origin', run: checkOrigin },
  { name: 'end of an impersonation', run: endOverdueImpersonation },
  { name: 'link', run: checkLink },
  { name: 'signed in', run: checkSignedIn },
  { name: 'in order', run: checkInOrder },
  { name: 'area', run: checkArea },
  { name: 'permission', run: checkPermission },
  { name: 'read only', run: checkReadOnly },
  { name: 'impersonation', run: checkImpersonation },
  { name: 'reading', run: noteReading },
];

/** Holds back whoever asks without end. @throws HttpFailure 429 with the seconds to wait */
export function checkRate({ rateWaitS, deps }: OpenedContext): void {
  const limit = deps.config.requestsPerMinute;
  if (rateWaitS !== null) throw new HttpFailure(429, `more than ${limit} requests a minute`, rateWaitS);
}

/** Asks a client of another build to load the document anew (page protocol, asset version). */
const loadAnew = (url: URL): Response =>
  new Response(null, {
    status: 409,
    headers: { 'x-inertia-location': ownAddress(url), vary: 'X-Inertia' },
  });

async function closedAnswer(context: OpenedContext): Promise<Response | void> {
  const maintenance = await maintenanceFor(context);
  if (maintenance === null) return;
  const response = await respondWithPage(context, maintenanceAnswer(context, maintenance), 503);
  response.headers.set('retry-after', String(maintenance.retryAfterS));
  return response;
}

function checkRoute({ request }: OpenedContext, match: MatchResult): void {
  if (match?.kind === 'match') return;
  throw match?.kind === 'methodNotAllowed'
    ? new HttpFailure(405, `${request.method} is not allowed`, null, {
        allow: match.allowedMethods.join(', '),
      })
    : new HttpFailure(404, 'no route');
}

/** A signed address stands for a session and a token; one that mail programs call is a secret of its own. */
function checkOrigin({ request, url, isSigned, session, route }: OpenedContext): void {
  if (!isSigned && route.tokenless !== true) checkCsrf(request, url, session);
}
