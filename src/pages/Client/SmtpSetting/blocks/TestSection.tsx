import { Send } from 'lucide-react';
import { useState } from 'react';
import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import { test as sendTest } from '#generated/routes/client/smtp-setting.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import * as validationMessages from '#messages/validation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PlainText } from '#ui/data/PlainText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface TestSectionProps extends Pick<SmtpSettingProps, 'test' | 'isTesting' | 'can'> {
  /** Address of the person, to whom a test goes first. */
  readonly ownAddress: string;
}

/** Sends a mail through the server, and tells what was said. */
export function TestSection({ test, isTesting, can, ownAddress }: TestSectionProps) {
  const t = useMessages(smtpMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <PageSection
      title={t('test.title')}
      aside={
        can.test && (
          <Button variant="secondary" icon={Send} isPending={isTesting} onClick={() => setAsking(true)}>
            {t('test.action')}
          </Button>
        )
      }
      empty={test === null && !isTesting && t('test.none')}
    >
      {isTesting && <Banner tone="info">{t('test.running')}</Banner>}
      {test !== null && <TestResult test={test} />}
      {isAsking && <TestDialog ownAddress={ownAddress} onClose={() => setAsking(false)} />}
    </PageSection>
  );
}

function TestResult({ test }: { readonly test: NonNullable<SmtpSettingProps['test']> }) {
  const t = useMessages(smtpMessages);
  const { dateTime } = useFormat();
  const date = dateTime(test.at);
  return (
    <Stack gap={3}>
      {test.isOk ? (
        <Banner tone="success">{t('test.ok', { date })}</Banner>
      ) : (
        <Banner tone="error">
          {t('test.failed', { date })} {test.fault && t(`faults.${test.fault}`, { code: test.code ?? '–' })}
        </Banner>
      )}
      {test.transcript.length > 0 && (
        <Stack gap={1}>
          <Text as="p" size="label" tone="ink3">
            {t('test.transcript')}
          </Text>
          <PlainText>{test.transcript.join('\n')}</PlainText>
        </Stack>
      )}
    </Stack>
  );
}

function TestDialog({ ownAddress, onClose }: { readonly ownAddress: string; readonly onClose: () => void }) {
  const t = useMessages(smtpMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [to, setTo] = useState(ownAddress);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (to.trim() === '') {
      setError(required);
      return false;
    }
    const result = await visit({ method: 'POST', href: sendTest(), data: { to } });
    setError(result.errors['to'] ?? result.errors['base']);
    return result.outcome === 'success';
  };
  return (
    <FormDialog title={t('test.action')} submitLabel={t('test.action')} onSubmit={submit} onClose={onClose}>
      <EmailField
        name="test-to"
        label={t('test.to')}
        value={to}
        onChange={(address) => {
          setTo(address);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
    </FormDialog>
  );
}
