import { CircleDashed, Shield } from 'lucide-react';
import type { MemberIndexProps } from '#contracts/client/user/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, edit, index } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { Invitations } from './blocks/Invitations.tsx';
import { useMemberActions } from './blocks/useMemberActions.tsx';
import { useMemberColumns } from './blocks/useMemberColumns.tsx';

/** The people who work for the company, and those who are invited. */
export default function MemberIndex(props: WithShared<MemberIndexProps>) {
  const { list, seats, invitations, people, tenant, auth } = props;
  const t = useMessages(memberMessages);
  const isSeen = tenant !== null && auth.impersonator === null;
  const present = usePresence(isSeen ? channels.tenantPresence(tenant.id) : null);
  const { actionsOf, dialog } = useMemberActions(people);
  useRefreshOnEvent<MemberIndexProps>(
    props.realtime?.changesChannel ?? null,
    ['membership.changed'],
    ['seats', 'invitations', 'people'],
  );
  const isWriter = list.can.update;
  // What only those are told who may change members has no column for others.
  const isDetailed = seats !== null;
  const columns = useMemberColumns({
    isDetailed,
    presentIds: present.map(({ id }) => id),
    actionsOf: isWriter ? actionsOf : null,
  });

  return (
    <>
      <ListPage
        props={props}
        page="Client/User/Index"
        messages={memberMessages}
        routes={{ index, create, show: isWriter ? (user) => edit({ user }) : undefined }}
        createKeys="n u"
        events={['membership.changed']}
        filters={{ role: Shield, status: CircleDashed }}
        columns={columns}
        notice={
          <>
            {seats !== null && <Seats {...seats} />}
            {list.totalCount === 1 && invitations.length === 0 && list.can.create && (
              <Banner tone="info">{t('alone')}</Banner>
            )}
            {invitations.length > 0 && <Invitations invitations={invitations} canChange={list.can.create} />}
          </>
        }
      />
      {dialog}
    </>
  );
}

/** « 4 / 6 »: seats of the offer that are used, and those that invitations hold. */
function Seats({ used, reserved, limit }: NonNullable<MemberIndexProps['seats']>) {
  const t = useMessages(memberMessages);
  const taken = used + reserved;
  return (
    <Inline gap={2} as="p">
      <span>{t('seats')}</span>
      <Text as="strong">
        {limit === null ? t('seatsWithoutLimit', { used }) : t('seatsUsed', { used, limit })}
      </Text>
      {limit !== null && (
        <Gauge rateBps={(taken * 10_000) / limit} tone={taken >= limit ? 'warn' : 'pos'} width={96} />
      )}
      {reserved > 0 && <Text tone="ink3">{t('seatsReserved', { count: reserved })}</Text>}
    </Inline>
  );
}
