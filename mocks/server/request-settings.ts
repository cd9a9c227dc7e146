import { readSettings } from '#mocks/db/queries/settings.ts';
import type { SettingValues } from '#mocks/db/schema/index.ts';
import type { RequestContext } from './context.ts';

type Needed = Partial<Pick<SettingValues, 'clock' | 'demo' | 'maintenance'>>;

const known = new WeakMap<RequestContext, Promise<Needed>>();

/** The facts of the installation that every page needs, read once per request. */
export function requestSettings(context: RequestContext): Promise<Needed> {
  const read = known.get(context) ?? readSettings(context.unscoped, ['clock', 'demo', 'maintenance']);
  known.set(context, read);
  return read;
}
