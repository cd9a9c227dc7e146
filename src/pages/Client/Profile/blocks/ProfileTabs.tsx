import { profileTabs, type ProfileTab } from '#contracts/client/profile/tabs.ts';
import { edit } from '#generated/routes/client/profile.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';

interface ProfileTabsProps {
  readonly profileId: string;
  readonly current: ProfileTab;
}

/** The parts of a profile's page. */
export function ProfileTabs({ profileId, current }: ProfileTabsProps) {
  const t = useMessages(profileMessages);
  return (
    <Tabs
      label={t('tabs.label')}
      items={profileTabs.map((tab) => ({
        label: t(`tabs.${tab}`),
        href: edit({ profile: profileId }, tab === 'identite' ? {} : { query: { tab } }),
        isCurrent: tab === current,
      }))}
    />
  );
}
