import { Building2, CircleDashed, Hourglass, Send, Shapes, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import type { BrandPersonRow, BrandUserProps } from '#contracts/client/brand/user.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { user as index } from '#generated/routes/client/brand.ts';
import { download, invitation } from '#generated/routes/client/brand/user.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import type { MenuAction } from '#ui/actions/Menu.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { PersonCounters } from '../../blocks/brand/PersonCounters.tsx';
import { usePersonColumns, type NetworkPerson } from '../../blocks/brand/usePersonColumns.tsx';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { BrandSpaceHead } from './blocks/BrandSpaceHead.tsx';
import { CompanySection } from './blocks/user/CompanySection.tsx';
import { InvitationSection } from './blocks/user/InvitationSection.tsx';

const InviteDialog = lazyDialog(async () => (await import('./blocks/user/InviteDialog.tsx')).InviteDialog);

const personOf = ({ emailMasked, company, role, ...row }: BrandPersonRow): NetworkPerson => ({
  ...row,
  email: emailMasked,
  company: company.name,
  roles: [role],
});

/** The people of a network, its companies, and those that are asked to join it. */
export default function ClientBrandUser(props: WithShared<BrandUserProps>) {
  const { head, counters, companies, invitations, coupon, can, app, auth, brand } = props;
  const t = useMessages(userMessages);
  const { run } = useAction();
  const [isInviting, setInviting] = useState(false);
  useRefreshOnEvent<BrandUserProps>(
    channels.brand(brand?.id ?? ''),
    ['brand-user.changed', 'invitation.accepted'],
    ['list', 'counters', 'companies', 'invitations', 'coupon'],
  );
  const again = ({ userId }: BrandPersonRow): void =>
    void run({ method: 'POST', href: invitation(userId), data: {}, preserveScroll: true });
  const actionsOf = (row: BrandPersonRow): readonly MenuAction[] =>
    row.canInvite && can.invite
      ? [{ id: 'again', label: t('again.action'), icon: Send, run: () => again(row) }]
      : [];
  const columns = usePersonColumns<BrandPersonRow>({ personOf, actionsOf, isSorted: true });
  return (
    <>
      <BrandSpaceHead head={head} appName={app.name} />
      <ListPage
        props={props}
        page="Client/Brand/User"
        messages={userMessages}
        routes={{ index, download }}
        columns={columns}
        groupBy="company"
        filters={{
          company: Building2,
          role: UserRoundCog,
          activity: Shapes,
          status: CircleDashed,
          inactiveDays: Hourglass,
        }}
        onCreate={() => setInviting(true)}
        createKeys="n n"
        events={[]}
        notice={<PersonCounters {...counters} />}
      />
      {companies.length > 0 && (
        <CompanySection companies={companies} keepAs={`${auth.user?.id ?? ''}:brand-companies`} />
      )}
      <InvitationSection invitations={invitations} appName={app.name} />
      <PageSection title={t('coupon.title')}>
        {coupon === null ? (
          <Text as="p" tone="ink3">
            {t('coupon.none', { app: app.name })}
          </Text>
        ) : (
          <CopyText
            label={t('coupon.text', { label: coupon.label, count: coupon.usesCount })}
            text={coupon.code}
          />
        )}
      </PageSection>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
