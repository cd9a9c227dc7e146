import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import type { WithShared } from '#contracts/shared.ts';
import { update } from '#generated/routes/client/smtp-setting.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { DnsSection } from './SmtpSetting/blocks/DnsSection.tsx';
import { SenderSection } from './SmtpSetting/blocks/SenderSection.tsx';
import { TestSection } from './SmtpSetting/blocks/TestSection.tsx';
import { useSmtpParts } from './SmtpSetting/blocks/useSmtpParts.tsx';

const schema = async () => (await import('#contracts/client/smtp-setting/payload.ts')).smtpFields;

/** The mail server through which a company sends, what it answered, and what the DNS says of it. */
export default function SmtpSetting(props: WithShared<SmtpSettingProps>) {
  const { values, version, conflict, password, can } = props;
  const t = useMessages(smtpMessages);
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<SmtpSettingProps>(
    props.realtime?.changesChannel ?? null,
    ['smtp.tested'],
    ['test', 'isTesting', 'verifiedAt', 'sender', 'usage'],
  );
  const action = { method: 'PUT', href: update() } as const;
  const control = useVersionedForm({ schema, values, version, conflict, action });
  const parts = useSmtpParts({
    form: control.form,
    passwordSetAt: password?.setAt ?? null,
    isReadOnly: !can.update,
  });
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <RecordForm
      control={control}
      parts={parts}
      labelOf={labelOf}
      head={{ title: t('title') }}
      before={<SenderSection {...props} />}
      after={
        version > 0 && (
          <>
            <TestSection {...props} ownAddress={props.auth.user?.email ?? ''} />
            <DnsSection dns={props.dns} can={can} lacksSelector={values.dkimSelector === ''} />
          </>
        )
      }
      bar={can.update ? { submitLabel: t('save') } : null}
    />
  );
}
