import type { CampaignReport, OpenCampaign } from '#contracts/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What became of a campaign, as far as it can be known. */
export function ReportStep({ campaign }: { readonly campaign: OpenCampaign }) {
  const t = useMessages(campaignMessages);
  const { report, status } = campaign;
  if (report === null) return <Text tone="ink3">{t('report.none')}</Text>;
  const isUnderWay = status === 'sending' || status === 'paused';
  const done = report.recipientsCount - report.queuedCount;
  return (
    <Stack gap={5}>
      {isUnderWay && (
        <Meter
          label={t('choices.status.sending')}
          value={report.recipientsCount === 0 ? 0 : (done * 100) / report.recipientsCount}
          text={t('report.progress', { sent: done, total: report.recipientsCount })}
        />
      )}
      <Figures report={report} />
      {report.days.length > 0 && (
        <Card>
          <BarChart
            label={t('report.days')}
            unit="count"
            layout="grouped"
            series={[
              { id: 'sent', label: t('report.sent') },
              { id: 'opened', label: t('report.opened') },
            ]}
            points={report.days.map(({ on, sent, opened }) => ({ at: on, values: { sent, opened } }))}
          />
        </Card>
      )}
      <PageSection title={t('report.links')} count={report.links.length}>
        <ItemList
          label={t('report.links')}
          empty={t('report.noLinks')}
          items={report.links.map(({ href, clicks }, place) => ({
            id: `${place}`,
            title: href,
            end: t('report.linkClicks', { count: clicks }),
          }))}
        />
      </PageSection>
      <People report={report} />
    </Stack>
  );
}

function Figures({ report }: { readonly report: CampaignReport }) {
  const t = useMessages(campaignMessages);
  const { measuredCount, openedCount } = report;
  const openingBps = measuredCount === 0 ? null : Math.round((openedCount * 10_000) / measuredCount);
  return (
    <Stack gap={2}>
      <FigureGroup>
        <Stat label={t('report.recipients')} quantity={{ count: report.recipientsCount }} />
        <Stat label={t('report.sent')} quantity={{ count: report.sentCount }} />
        <Stat label={t('report.bounced')} quantity={{ count: report.bouncedCount }} />
        <Stat label={t('report.skipped')} quantity={{ count: report.skippedCount }} />
        <Stat label={t('report.unsubscribed')} quantity={{ count: report.unsubscribedCount }} />
        <Stat label={t('report.opened')} quantity={{ rateBps: openingBps }} />
        <Stat label={t('report.clicks')} quantity={{ count: report.clicks }} />
      </FigureGroup>
      <Text as="p" size="table" tone="ink3">
        {t('report.measured', { count: measuredCount })} {t('report.honest')}
      </Text>
    </Stack>
  );
}

function People({ report }: { readonly report: CampaignReport }) {
  const t = useMessages(campaignMessages);
  const total = report.recipientsCount + report.skippedCount;
  const { recipients } = report;
  return (
    <PageSection title={t('report.people')} count={total}>
      <ItemList
        label={t('report.people')}
        items={recipients.map(({ id, name, email, status, skipReason, isUnsubscribed }) => ({
          id,
          title: name,
          detail: [
            email,
            skipReason === null ? null : t(`choices.skipReason.${skipReason}`),
            isUnsubscribed && skipReason !== 'unsubscribed' ? t('choices.skipReason.unsubscribed') : null,
          ]
            .filter(Boolean)
            .join(' · '),
          end: <OfficeStateBadge entity="recipient" state={status} />,
        }))}
      />
      {recipients.length < total && (
        <Text as="p" size="table" tone="ink3">
          {t('report.first', { count: recipients.length })}
        </Text>
      )}
    </PageSection>
  );
}
