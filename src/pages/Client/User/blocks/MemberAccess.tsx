import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { MemberFormProps } from '#contracts/client/user/form.ts';
import type { MemberRow } from '#contracts/client/user/index.ts';
import { destroy } from '#generated/routes/client/user/sessions.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useSend } from './useMemberActions.tsx';

interface MemberAccessProps extends Pick<
  MemberFormProps,
  'sessionsCount' | 'activity' | 'activityCount' | 'form'
> {
  readonly member: MemberRow;
}

/** Sessions of a member that are open, and what they did of late. */
export function MemberAccess({ member, form, sessionsCount, activity, activityCount }: MemberAccessProps) {
  const t = useMessages(memberMessages);
  const format = useFormat();
  const send = useSend();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const end = async (): Promise<void> => {
    setPending(true);
    await send({ method: 'DELETE', href: destroy({ user: member.id }) });
    setPending(false);
    setAsking(false);
  };
  return (
    <>
      <PageSection title={t('access.title')}>
        <Inline justify="between" gap={3}>
          <span>{t('access.sessions', { count: sessionsCount })}</span>
          {sessionsCount > 0 && !member.isYou && form.can.save && (
            <Button icon={LogOut} onClick={() => setAsking(true)}>
              {t('actions.endSessions')}
            </Button>
          )}
        </Inline>
        <ConfirmDialog
          isOpen={isAsking}
          title={t('ask.endSessions', { name: member.name })}
          description={t('ask.endSessionsText')}
          confirmLabel={t('actions.endSessions')}
          isDanger
          isPending={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => void end()}
        />
      </PageSection>
      <PageSection
        title={t('activity.title')}
        count={activityCount}
        empty={activity.length === 0 && t('activity.empty')}
      >
        <ItemList
          label={t('activity.title')}
          isCompact
          items={activity.map(({ id, at, sentence }) => ({
            id,
            title: sentence,
            end: format.dateTime(at),
          }))}
        />
        {activity.length < activityCount && (
          <Text as="p" size="label" tone="ink3">
            {t('activity.latest', { shown: activity.length, count: activityCount })}
          </Text>
        )}
      </PageSection>
    </>
  );
}
