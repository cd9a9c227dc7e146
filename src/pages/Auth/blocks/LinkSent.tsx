import { useState } from 'react';
import * as forgotMessages from '#messages/auth/forgot-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

interface LinkSentProps {
  readonly action: string;
  /** Address that was given. */
  readonly sentTo: string;
  /** What is said, which is the same whether or not the address has an account. */
  readonly text: string;
}

/** After the demand: what happens next, and a way to give another address. */
export function LinkSent({ action, sentTo, text }: LinkSentProps) {
  const t = useMessages(forgotMessages);
  const [isAgain, setAgain] = useState(false);
  if (isAgain) return <ForgotPasswordForm action={action} email="" />;
  return (
    <Stack>
      <Banner tone="info">{text}</Banner>
      <Stack gap={1}>
        <Text as="p" breaks="words">
          {t('sentTo', { email: sentTo })}
        </Text>
        <Text as="p" size="table" tone="ink2">
          {t('spam')}
        </Text>
      </Stack>
      <Text as="div" size="table">
        <TextButton onPress={() => setAgain(true)}>{t('again')}</TextButton>
      </Text>
    </Stack>
  );
}
