import { LockKeyholeOpen } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { SharedFilesProps } from '#contracts/shared-files/index.ts';
import * as shareMessages from '#messages/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/**
 * What a link's reader sees first: who sent it, and a button that no program presses which looks through mails. Nothing
 * of the content is told before.
 */
export function OpenPanel({ sender, share }: Pick<SharedFilesProps, 'sender' | 'share'>) {
  const t = useMessages(shareMessages);
  const visit = useVisit();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    const result = await visit({ method: 'POST', href: share.href, data: { code } });
    setPending(false);
    setError(result.errors['code'] ?? result.errors['base']);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <Stack gap={5}>
      <PageHeader title={t('welcome', { name: sender.recipient ?? '' })} />
      <Card>
        <Stack gap={4}>
          <Text as="p" size="base">
            {t('intro', { author: share.author, company: sender.company })}
          </Text>
          {share.message !== '' && (
            <Text as="p" breaks="lines" tone="ink2">
              {share.message}
            </Text>
          )}
          <Form onSubmit={submit}>
            {share.hasCode && (
              <PasswordField
                name="code"
                label={t('code')}
                value={code}
                onChange={setCode}
                error={error}
                help={t('codeHelp')}
                autoComplete="one-time-code"
              />
            )}
            <Button type="submit" variant="primary" size="lg" icon={LockKeyholeOpen} isPending={isPending}>
              {t('open')}
            </Button>
          </Form>
          <Text as="p" size="table" tone="ink3">
            {t('seen')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
