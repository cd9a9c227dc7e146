import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import { destroy } from '#generated/routes/client/smtp-setting.ts';
import * as smtpMessages from '#messages/client/smtp-setting.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';

type SenderSectionProps = Pick<
  SmtpSettingProps,
  'sender' | 'verifiedAt' | 'usage' | 'can' | 'version' | 'password'
>;

/** How the mails of the company leave now. */
export function SenderSection({ sender, verifiedAt, usage, can, version, password }: SenderSectionProps) {
  const t = useMessages(smtpMessages);
  const { date } = useFormat();
  const isKept = version > 0;
  return (
    <PageSection
      title={t('sender.title')}
      aside={
        can.update &&
        isKept && (
          <AskedAction
            label={t('remove.action')}
            title={t('remove.title')}
            text={t('remove.text')}
            confirmLabel={t('remove.confirm')}
            action={{ method: 'DELETE', href: destroy() }}
          />
        )
      }
    >
      {verifiedAt === null ? (
        <>
          <Banner tone="info">{t('sender.platform')}</Banner>
          {isKept && (
            <Banner tone="warn">{t(password === null ? 'sender.noPassword' : 'sender.untested')}</Banner>
          )}
        </>
      ) : (
        <Banner tone="success">{t('sender.company', { date: date(verifiedAt) })}</Banner>
      )}
      <DescriptionList
        columns={3}
        items={[
          { term: t('sender.from'), value: sender.from },
          { term: t('sender.replyTo'), value: sender.replyTo ?? t('sender.replyToFrom') },
          ...(usage === null || verifiedAt === null
            ? []
            : [{ term: t('sender.usage'), value: t('sender.usageOf', usage) }]),
        ]}
      />
      {verifiedAt !== null && (
        <Text as="p" tone="ink3">
          {t('sender.beyond')}
        </Text>
      )}
    </PageSection>
  );
}
