import type { ProfileTab } from '#contracts/client/profile/tabs.ts';
import { edit } from '#generated/routes/client/profile.ts';
import type { Profile } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect, type Answer } from '#mocks/server/handler.ts';
import { profile } from './record.ts';

/** What the journal calls a profile. */
export const subjectOf = ({ id, name }: Pick<Profile, 'id' | 'name'>) => ({
  type: 'profile',
  id,
  label: name,
});

/** Tells those who look on, and leads back to a part of the profile's page. */
export function backTo(context: ClientContext, row: Profile, tab: ProfileTab, text: string): Answer {
  profile.declaration.announce(context, [{ id: row.id, version: row.version }]);
  const href = tab === 'identite' ? edit(row.id) : edit({ profile: row.id }, { query: { tab } });
  return redirect(href, { type: 'success', text });
}
