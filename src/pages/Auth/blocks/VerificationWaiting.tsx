import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { logout } from '#generated/routes/root.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload, useVisit } from '#runtime/navigation/hooks.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { StateIcon } from '#ui/feedback/StateIcon.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CorrectAddressForm } from './CorrectAddressForm.tsx';
import { ResendButton } from './ResendButton.tsx';

interface VerificationWaitingProps {
  readonly email: string;
  readonly resendInS: number;
  /** Tells one answer of the server from the next: the wait begins anew with each. */
  readonly answeredAt: string;
  /** False for somebody who has just signed up. */
  readonly isSignedIn: boolean;
}

/** The mail is under way: where to, another one after a while, and a way to correct the address. */
export function VerificationWaiting(props: VerificationWaitingProps) {
  const { email, resendInS, answeredAt, isSignedIn } = props;
  const t = useMessages(verifyMessages);
  const visit = useVisit();
  const [isCorrecting, setCorrecting] = useState(false);
  useReloadWhenSeen();
  return (
    <Stack gap={6}>
      <Card>
        <Inline gap={3} align="start" isOneLine>
          <StateIcon icon={MailCheck} />
          <Stack gap={1} isWide>
            <Text as="p" size="table" tone="ink3">
              {t('sentTo')}
            </Text>
            <Text as="p" weight="medium" breaks="words">
              {email}
            </Text>
            <Text as="p" size="table" tone="ink2">
              {t('life')}
            </Text>
            <Text as="p" size="table" tone="ink2">
              {t('spam')}
            </Text>
          </Stack>
        </Inline>
      </Card>
      {isCorrecting ? (
        <CorrectAddressForm onCancel={() => setCorrecting(false)} />
      ) : (
        <Stack gap={3}>
          <ResendButton key={answeredAt} waitS={resendInS} />
          <Text as="div" size="table" tone="ink3">
            <Inline justify="between">
              <span>
                {t('wrongAddress')} <TextButton onPress={() => setCorrecting(true)}>{t('change')}</TextButton>
              </span>
              {isSignedIn && (
                <TextButton onPress={() => void visit({ method: 'POST', href: logout() })}>
                  {t('signOut')}
                </TextButton>
              )}
            </Inline>
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** Asks again for the page when the person comes back to it: the link may have been opened in another tab. */
function useReloadWhenSeen(): void {
  const reload = useReload();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
}
