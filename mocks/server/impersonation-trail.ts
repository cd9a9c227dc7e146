import type { Database } from '#mocks/db/database.ts';
import type { ActorImpersonation } from './actor.ts';
import { audit } from './audit.ts';
import type { RequestContext } from './context.ts';
import { countImpersonated } from './impersonation.ts';
import { isPrecognitive } from './precognition.ts';
import { isReading } from './read-only.ts';

/** Those whose request has counted its change; each request has an object of its own. */
const counted = new WeakSet<ActorImpersonation>();

/** A database on which a change in a client's name is counted within its own transaction, once a request. */
export function countingChanges(db: Database, impersonation: ActorImpersonation): Database {
  const transaction: Database['transaction'] = async (run, config) => {
    if (counted.has(impersonation)) return db.transaction(run, config);
    const result = await db.transaction(async (tx) => {
      const made = await run(tx);
      await countImpersonated(tx, impersonation.id, 'writes');
      return made;
    }, config);
    counted.add(impersonation);
    return result;
  };
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Leaves a line for whatever staff are shown in a client's name, page or data, however they ask for it, and
 * counts a change that was made without a transaction.
 */
export async function recordImpersonated(context: RequestContext, { ok }: Response): Promise<void> {
  const { actor, route, request, unscoped, url } = context;
  if (!actor?.impersonation || isPrecognitive(request)) return;
  const { impersonation } = actor;
  if (!isReading(context)) {
    // What is open to staff who only read (joining a channel, staying signed in) changes nothing of the client's.
    const mayChange = route.despite?.includes('impersonation') !== true;
    if (mayChange && !counted.has(impersonation))
      await countImpersonated(unscoped, impersonation.id, 'writes');
    return;
  }
  if (!ok) return;
  const type = route.page === undefined ? 'data' : 'page';
  await unscoped.transaction(async (tx) => {
    await countImpersonated(tx, impersonation.id, 'pages');
    await audit(context, tx, `${type}.view`, { type, id: route.name, label: url.pathname });
  });
}
