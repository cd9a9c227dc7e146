import type { Installation } from '#contracts/admin/form.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

export interface StatePartProps {
  readonly installation: Installation;
}

/** What the installation is and does now. */
export function StatePart({ installation }: StatePartProps) {
  const t = useMessages(settingsMessages);
  const format = useFormat();
  const { queue, mailsToday, keys, demoStartsAt, lastBackupAt } = installation;
  const sent = format.number(mailsToday.sent, 0);
  return (
    <>
      <PageSection title={t('state.title')}>
        {lastBackupAt === null && <Banner tone="info">{t('state.noBackup')}</Banner>}
        <DescriptionList
          columns={3}
          items={[
            { term: t('state.version'), value: installation.version },
            { term: t('state.startedAt'), value: format.dateTime(installation.startedAt) },
            { term: t('state.database'), value: t(`state.databases.${installation.database}`) },
            { term: t('state.migration'), value: installation.migration },
            {
              term: t('state.backup'),
              value: lastBackupAt === null ? '–' : format.dateTime(lastBackupAt),
            },
            ...(demoStartsAt === null
              ? []
              : [{ term: t('state.demo'), value: t('state.demoFrom', { date: format.date(demoStartsAt) }) }]),
          ]}
        />
      </PageSection>
      <PageSection title={t('state.queue')}>
        {queue.oldestAt !== null && (
          <Banner tone="info">{t('state.late', { date: format.dateTime(queue.oldestAt) })}</Banner>
        )}
        <DescriptionList
          columns={3}
          items={[
            { term: t('state.waiting'), value: format.number(queue.waiting, 0) },
            { term: t('state.running'), value: format.number(queue.running, 0) },
            { term: t('state.failed'), value: format.number(queue.failed, 0) },
            {
              term: t('state.mails'),
              value:
                mailsToday.cap === null
                  ? sent
                  : t('state.mailsOf', { sent: mailsToday.sent, cap: mailsToday.cap }),
            },
            { term: t('state.mailsWaiting'), value: format.number(mailsToday.waiting, 0) },
          ]}
        />
      </PageSection>
      <PageSection title={t('state.keys')}>
        <DescriptionList
          columns={3}
          items={keys.map(({ name, isSet }) => ({
            term: name,
            value: t(isSet ? 'state.set' : 'state.unset'),
          }))}
        />
      </PageSection>
    </>
  );
}
