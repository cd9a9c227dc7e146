import { readSettings } from '#mocks/db/queries/settings.ts';
import type { SettingValues } from '#mocks/db/schema/index.ts';
import type { RequestContext } from './context.ts';
import { applySettings } from './platform-settings.ts';

type Needed = Partial<Pick<SettingValues, 'clock' | 'demo' | 'maintenance' | 'platform'>>;

const known = new WeakMap<RequestContext, Promise<Needed>>();

/** The facts of the installation that every page needs, read once per request. */
export function requestSettings(context: RequestContext): Promise<Needed> {
  const read = known.get(context) ?? readNeeded(context);
  known.set(context, read);
  return read;
}

async function readNeeded({ unscoped, deps }: RequestContext): Promise<Needed> {
  const needed = await readSettings(unscoped, ['clock', 'demo', 'maintenance', 'platform']);
  applySettings(deps.config, needed.platform ?? null);
  return needed;
}
