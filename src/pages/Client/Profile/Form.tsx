import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { ProfilePart } from './blocks/ProfilePart.tsx';
import { ProfileSheet } from './blocks/ProfileSheet.tsx';

/** Who carries operations: identity and activity as a form, and what belongs to it, each part by itself. */
export default function ProfileForm(props: WithShared<ProfileFormProps>) {
  const { tab, form, realtime } = props;
  useRefreshOnEvent<ProfileFormProps>(
    form.record === null ? null : (realtime?.changesChannel ?? null),
    ['profile.changed'],
    [
      'current',
      'figures',
      'yearRatios',
      'properties',
      'holdings',
      'references',
      'closedOperations',
      'nodes',
      'papers',
      'checklist',
    ],
  );
  if (tab === 'identite' || tab === 'activite' || form.record === null) return <ProfileSheet {...props} />;
  return <ProfilePart page={props} profile={form.record} tab={tab} />;
}
