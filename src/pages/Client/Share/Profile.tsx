import type { ShareQuery } from '#contracts/client/share/link.ts';
import type { ShareProfileProps } from '#contracts/client/share/profile.ts';
import type { WithShared } from '#contracts/shared.ts';
import { profile as shareProfile } from '#generated/routes/client/share.ts';
import { store } from '#generated/routes/client/share/profile.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { filledQuery } from './blocks/filled-query.ts';
import { ShareBody } from './blocks/ShareBody.tsx';

/** What may be sent of a profile, to whom, and what was sent. */
export default function ShareProfile(props: WithShared<ShareProfileProps>) {
  const { profile, linksCount, realtime } = props;
  const t = useMessages(shareMessages);
  useTitle(`${profile.name} · ${t('titleProfile')}`, props.app.name);
  useRefreshOnEvent<ShareProfileProps>(
    realtime?.changesChannel ?? null,
    ['share.viewed', 'share.updated'],
    ['shares', 'linksCount', 'reads'],
  );
  const parameters = { profile: profile.id };
  return (
    <>
      <PageHeader
        title={t('titleProfile')}
        subtitle={`${profile.name} · ${t('subtitle', { count: linksCount })}`}
      />
      <ShareBody
        page={props}
        storeHref={store(parameters)}
        hrefOf={(query: Partial<ShareQuery>) => shareProfile(parameters, { query: filledQuery(query) })}
        isOfProfile
        isPersonal={profile.kind === 'individual'}
      />
    </>
  );
}
