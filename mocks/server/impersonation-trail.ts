import { audit } from './audit.ts';
import type { RequestContext } from './context.ts';
import { countImpersonated } from './impersonation.ts';
import { isReading } from './read-only.ts';

/** Leaves a line for each page that staff see and each change that they make in a client's name. */
export async function recordImpersonated(context: RequestContext): Promise<void> {
  const { actor, route, request, unscoped, url } = context;
  const isPage = route.page !== undefined && request.headers.get('purpose') !== 'prefetch';
  if (!actor?.impersonation || (isReading(context) && !isPage)) return;
  const { id } = actor.impersonation;
  await unscoped.transaction(async (tx) => {
    await countImpersonated(tx, id, isPage ? 'pages' : 'writes');
    if (isPage) await audit(context, tx, 'page.view', { type: 'page', id: route.name, label: url.pathname });
  });
}
