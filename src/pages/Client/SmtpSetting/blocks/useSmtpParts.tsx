import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SmtpFields, SmtpValues } from '#contracts/client/smtp-setting/payload.ts';
import { domainOf, smtpEncryptions, smtpPorts, smtpPresets } from '#domain/relation/smtp.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

type SmtpForm = AppForm<SmtpValues, SmtpFields>;

interface PartsOptions {
  readonly form: SmtpForm;
  /** When the password that is kept was entered; null without one. */
  readonly passwordSetAt: string | null;
  readonly isReadOnly: boolean;
}

/** The fields of a mail server, in three sections. */
export function useSmtpParts({ form, passwordSetAt, isReadOnly }: PartsOptions): readonly SectionConfig[] {
  const t = useMessages(smtpMessages);
  return [
    {
      id: 'server',
      title: t('sections.server'),
      help: t('sectionHelp.server'),
      fields: ['host', 'port', 'encryption'],
      content: <ServerFields form={form} isReadOnly={isReadOnly} />,
    },
    {
      id: 'account',
      title: t('sections.account'),
      help: t('sectionHelp.account'),
      fields: ['username', 'password', 'dailyLimit'],
      content: <AccountFields form={form} passwordSetAt={passwordSetAt} isReadOnly={isReadOnly} />,
    },
    {
      id: 'sender',
      title: t('sections.sender'),
      fields: ['fromName', 'fromEmail', 'replyTo', 'dkimSelector'],
      content: <SenderFields form={form} isReadOnly={isReadOnly} />,
    },
  ];
}

interface FieldsProps {
  readonly form: SmtpForm;
  readonly isReadOnly: boolean;
}

function ServerFields({ form, isReadOnly }: FieldsProps) {
  const t = useMessages(smtpMessages);
  return (
    <>
      {!isReadOnly && <PresetSelect form={form} />}
      <Bound form={form} name="host">
        {(bind) => (
          <TextField
            {...bind}
            label={t('fields.host')}
            maxLength={253}
            isReadOnly={isReadOnly}
            autoComplete="off"
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="port">
          {(bind) => (
            <Select
              {...bind}
              value={String(bind.value)}
              onChange={(port) => port !== null && bind.onChange(Number(port))}
              label={t('fields.port')}
              isReadOnly={isReadOnly}
              choices={smtpPorts.map((port) => ({ id: String(port), label: String(port) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="encryption">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(encryption) => encryption !== null && bind.onChange(encryption)}
              label={t('fields.encryption')}
              isReadOnly={isReadOnly}
              choices={smtpEncryptions.map((id) => ({ id, label: t(`choices.encryption.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

/** Fills in what is known of a provider. */
function PresetSelect({ form }: { readonly form: SmtpForm }) {
  const t = useMessages(smtpMessages);
  const host = useWatch({ control: form.form.control, name: 'host' });
  const [hasChosen, setChosen] = useState(false);
  const current = smtpPresets.find((preset) => preset.host === host)?.id ?? null;
  const fill = (id: string | null): void => {
    setChosen(true);
    const preset = smtpPresets.find((known) => known.id === id);
    const values = preset ?? { host: '', port: 465, encryption: 'tls' as const };
    for (const name of ['host', 'port', 'encryption'] as const) {
      form.form.setValue(name, values[name], { shouldDirty: true, shouldValidate: hasChosen });
    }
  };
  return (
    <Select
      name="preset"
      label={t('preset')}
      help={t('presetHelp')}
      value={current}
      onChange={fill}
      placeholder={t('presetNone')}
      emptyLabel={t('presetNone')}
      choices={smtpPresets.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}

function AccountFields({
  form,
  passwordSetAt,
  isReadOnly,
}: FieldsProps & Pick<PartsOptions, 'passwordSetAt'>) {
  const t = useMessages(smtpMessages);
  const { date } = useFormat();
  return (
    <>
      <FieldRow>
        <Bound form={form} name="username">
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.username')}
              maxLength={180}
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
          )}
        </Bound>
        <Bound form={form} name="password">
          {(bind) => (
            <PasswordField
              {...bind}
              label={t('fields.password')}
              help={passwordSetAt !== null && t('help.passwordKept', { date: date(passwordSetAt) })}
              isDisabled={isReadOnly}
              autoComplete="new-password"
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="dailyLimit">
          {(bind) => (
            <IntegerField
              {...bind}
              onChange={(limit) => bind.onChange(limit ?? 0)}
              label={t('fields.dailyLimit')}
              help={t('help.dailyLimit')}
              isReadOnly={isReadOnly}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

function SenderFields({ form, isReadOnly }: FieldsProps) {
  const t = useMessages(smtpMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="fromName">
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.fromName')}
              maxLength={80}
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
          )}
        </Bound>
        <Bound form={form} name="fromEmail">
          {(bind) => <EmailField {...bind} label={t('fields.fromEmail')} isReadOnly={isReadOnly} />}
        </Bound>
      </FieldRow>
      <DomainWarning form={form} />
      <FieldRow>
        <Bound form={form} name="replyTo">
          {(bind) => (
            <EmailField
              {...bind}
              label={t('fields.replyTo')}
              isReadOnly={isReadOnly}
              isOptional={!isReadOnly}
            />
          )}
        </Bound>
        <Bound form={form} name="dkimSelector">
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.dkimSelector')}
              help={t('help.dkimSelector')}
              maxLength={63}
              isReadOnly={isReadOnly}
              isOptional={!isReadOnly}
              autoComplete="off"
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}

/** Providers often send for the domain of the account alone. */
function DomainWarning({ form }: { readonly form: SmtpForm }) {
  const t = useMessages(smtpMessages);
  const [username, fromEmail] = useWatch({ control: form.form.control, name: ['username', 'fromEmail'] });
  const [user, from] = [domainOf(username), domainOf(fromEmail)];
  if (user === '' || from === '' || user === from) return null;
  return <Banner tone="warn">{t('domainWarning', { from, user })}</Banner>;
}
