import { MonitorSmartphone, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { SheetOf } from '#contracts/admin/user/form.ts';
import { reset } from '#generated/routes/admin/user/twofactor.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ImpersonationTable } from '../../../Account/blocks/ImpersonationTable.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Entries } from './Entries.tsx';
import type { SheetProps } from './Sheet.tsx';

interface SignInSheetProps {
  readonly props: SheetProps;
  readonly sheet: SheetOf<'connexions'>;
}

/** Where somebody is signed in, how they got in of late, and who acted in their name. */
export function SignInSheet({ props, sheet }: SignInSheetProps) {
  const { account, form } = props;
  const t = useMessages(userMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const name = account?.name ?? '';
  return (
    <>
      {sheet.blockedAt !== null && (
        <Banner tone="warn">{t('signIns.blocked', { date: format.dateTime(sheet.blockedAt) })}</Banner>
      )}
      <PageSection
        title={t('signIns.security')}
        aside={
          sheet.canResetTwoFactor && (
            <Button icon={ShieldOff} onClick={() => setAsking(true)}>
              {t('actions.resetTwoFactor')}
            </Button>
          )
        }
      >
        <DescriptionList
          items={[
            {
              term: t('signIns.twoFactor'),
              value: t(`choices.twoFactor.${sheet.hasTwoFactor ? 'on' : 'off'}`),
            },
          ]}
        />
      </PageSection>
      <PageSection
        title={t('signIns.sessions')}
        count={sheet.sessions.length}
        empty={sheet.sessions.length === 0 && t('signIns.noSession')}
      >
        <ItemList
          label={t('signIns.sessions')}
          items={sheet.sessions.map(({ id, name: device, startedAt, lastSeenAt }) => ({
            id,
            icon: MonitorSmartphone,
            title: device,
            detail: t('signIns.since', {
              start: format.dateTime(startedAt),
              last: format.dateTime(lastSeenAt),
            }),
          }))}
        />
      </PageSection>
      <PageSection
        title={t('signIns.impersonations')}
        empty={sheet.impersonations.length === 0 && t('signIns.noImpersonation')}
      >
        <ImpersonationTable
          label={t('signIns.impersonations')}
          lines={sheet.impersonations}
          who={account?.kind === 'platform' ? 'client' : 'staff'}
        />
      </PageSection>
      <Entries title="signIns" entries={sheet.signIns} />
      {isAsking && form.record !== null && (
        <ReasonDialog
          title={t('ask.resetTwoFactor', { name })}
          text={t('ask.resetTwoFactorText')}
          submitLabel={t('actions.resetTwoFactor')}
          action={(reason) => ({
            method: 'DELETE',
            href: reset(form.record?.id ?? ''),
            data: { reason },
          })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
