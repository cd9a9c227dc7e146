import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AdminFormProps } from '#contracts/admin/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { edit, update } from '#generated/routes/admin/settings.ts';
import { test } from '#generated/routes/admin/settings/mail.ts';
import { show as showTerms } from '#generated/routes/terms.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { IbanField } from '#ui/fields/IbanField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { VatNumberField } from '#ui/fields/VatNumberField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { RecordPage } from '../../../blocks/record/RecordPage.tsx';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';

const schema = async () => (await import('#contracts/admin/settings/payload.ts')).settingPayload;

function useSettingsForm(props: WithShared<AdminFormProps>) {
  return useRecordForm(props.form, {
    shared: props,
    type: 'settings',
    messages: settingsMessages,
    schema,
    routes: {
      index: () => edit(),
      store: () => update(),
      update: () => update(),
    },
    updateMethod: 'PUT',
  });
}

/** What is set for the whole platform, in five sections. */
export function SettingsForm(props: WithShared<AdminFormProps> & { readonly tabs: ReactNode }) {
  const { usual, plans, tabs, acceptance, can } = props;
  const t = useMessages(settingsMessages);
  const form = useSettingsForm(props);
  const { field, section } = form;
  const usually = (value: string) => ({ help: t('usual', { value }) });
  return (
    <RecordPage
      form={form}
      notice={
        <Stack gap={3}>
          {tabs}
          {acceptance !== null && <TermsLine acceptance={acceptance} />}
        </Stack>
      }
      actions={can.update && <MailTest ownAddress={props.auth.user?.email ?? ''} />}
      sections={[
        section('general', [
          [
            field('appName', TextField, usually(usual.appName)),
            field('supportEmail', EmailField, usually(usual.supportEmail)),
          ],
          field('areSignUpsOpen', Checkbox),
          [
            field('defaultPlanCode', Select, {
              choices: plans,
              emptyLabel: t('usualPlan'),
              placeholder: t('usualPlan'),
            }),
            field('trialDays', IntegerField),
          ],
        ]),
        section('billing', [
          [field('issuerName', TextField), field('issuerSiren', SirenField)],
          field('issuerAddressLine', TextField),
          [field('issuerPostalCode', TextField), field('issuerCity', TextField)],
          [field('issuerVatNumber', VatNumberField), field('issuerIban', IbanField)],
          [field('penaltyRateBps', RateField, { isOptional: false })],
          field('invoiceFooter', TextArea),
        ]),
        section('security', [
          field('isTwoFactorRequired', Checkbox),
          [
            field('sessionIdleMinutes', IntegerField),
            field('staffIdleMinutes', IntegerField),
            field('rememberDays', IntegerField),
          ],
        ]),
        section('mail', [
          [field('mailFrom', EmailField, usually(usual.mailFrom)), field('dailyMailCap', IntegerField)],
        ]),
        section('legal', [
          [field('termsVersion', TextField), field('dpoEmail', EmailField)],
          field('termsHtml', RichTextField),
          field('privacyHtml', RichTextField),
        ]),
      ]}
    />
  );
}

function TermsLine({ acceptance }: { readonly acceptance: NonNullable<AdminFormProps['acceptance']> }) {
  const t = useMessages(settingsMessages);
  return (
    <Inline gap={3}>
      <Text as="p" tone="ink2">
        {t('accepted', acceptance)}
      </Text>
      <TextLink href={showTerms()} prefetch="none" isNewTab>
        {t('readTerms')}
      </TextLink>
    </Inline>
  );
}

function MailTest({ ownAddress }: { readonly ownAddress: string }) {
  const t = useMessages(settingsMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [isAsking, setAsking] = useState(false);
  const [to, setTo] = useState(ownAddress);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (to.trim() === '') {
      setError(required);
      return false;
    }
    const result = await visit({
      method: 'POST',
      href: test(),
      data: { to },
    });
    setError(result.errors['to']);
    return result.outcome === 'success';
  };
  return (
    <>
      <Button variant="secondary" icon={Send} onClick={() => setAsking(true)}>
        {t('mailTest.action')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('mailTest.action')}
          submitLabel={t('mailTest.action')}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <EmailField
            name="settings-mail-to"
            label={t('mailTest.to')}
            value={to}
            onChange={(address) => {
              setTo(address);
              setError(undefined);
            }}
            error={error}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
