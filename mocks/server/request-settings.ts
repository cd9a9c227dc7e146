import { readSettings } from '#mocks/db/queries/settings.ts';
import type { SettingValues } from '#mocks/db/schema/index.ts';
import type { RequestContext } from './context.ts';
import { applySettings } from './platform-settings.ts';
import { isReading } from './read-only.ts';
import { sharedRead } from './shared-read.ts';

type Needed = Partial<Pick<SettingValues, 'clock' | 'demo' | 'maintenance' | 'platform'>>;

const known = new WeakMap<RequestContext, Promise<Needed>>();

/** The facts of the installation that every page needs, read once per request. */
export function requestSettings(context: RequestContext): Promise<Needed> {
  const read = known.get(context) ?? readNeeded(context);
  known.set(context, read);
  return read;
}

async function readNeeded(context: RequestContext): Promise<Needed> {
  const { unscoped, deps, actor } = context;
  const read = (): Promise<Needed> => readSettings(unscoped, ['clock', 'demo', 'maintenance', 'platform']);
  const isGuest = actor === null && isReading(context);
  const needed = await (isGuest ? sharedRead(unscoped, 'settings', read) : read());
  applySettings(deps.config, needed.platform ?? null);
  return needed;
}
