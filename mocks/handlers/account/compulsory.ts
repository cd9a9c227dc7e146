import { readSetting } from '#mocks/db/queries/settings.ts';
import type { SignedInContext } from '#mocks/server/context.ts';

/** True for staff, who may not do without a second factor; in a demonstration they may. */
export async function isTwoFactorCompulsory({ actor, unscoped }: SignedInContext): Promise<boolean> {
  return actor.user.kind === 'platform' && (await readSetting(unscoped, 'demo')) === null;
}
