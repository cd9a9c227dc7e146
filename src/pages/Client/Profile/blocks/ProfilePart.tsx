import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import type { ProfileTab } from '#contracts/client/profile/tabs.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as profileMessages from '#messages/client/profile.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { FiguresBand } from './late-parts.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

/** What each part is given. */
export interface PartProps {
  readonly page: ProfileFormProps;
  readonly profileId: string;
  readonly canUpdate: boolean;
}

const parts = {
  patrimoine: lazyPart<PartProps>(async () => (await import('./PropertyPart.tsx')).PropertyPart),
  financier: lazyPart<PartProps>(async () => (await import('./FinancialPart.tsx')).FinancialPart),
  references: lazyPart<PartProps>(async () => (await import('./ReferencePart.tsx')).ReferencePart),
  organigramme: lazyPart<PartProps>(async () => (await import('./OrganisationPart.tsx')).OrganisationPart),
  pieces: lazyPart<PartProps>(async () => (await import('./PapersPart.tsx')).PapersPart),
};

interface ProfilePartProps {
  readonly page: WithShared<ProfileFormProps>;
  readonly profile: { readonly id: string; readonly label: string };
  readonly tab: Exclude<ProfileTab, 'identite' | 'activite'>;
}

/** A part of a profile that is saved line by line. */
export function ProfilePart({ page, profile, tab }: ProfilePartProps) {
  const t = useMessages(profileMessages);
  const record = useMessages(recordMessages);
  useTitle(`${profile.label} · ${t(`tabs.${tab}`)}`, page.app.name);
  const { save: canUpdate } = page.form.can;
  const Part = parts[tab];
  return (
    <>
      <PageHeader title={profile.label} actions={<ProfileActions page={page} profile={profile} />} />
      <ProfileTabs profileId={profile.id} current={tab} />
      {!canUpdate && <Banner tone="info">{record('readOnly')}</Banner>}
      {page.current?.isArchived === true && <Banner tone="info">{t('archivedNotice')}</Banner>}
      <FiguresBand current={page.current} figures={page.figures} />
      <Part page={page} profileId={profile.id} canUpdate={canUpdate} />
    </>
  );
}
