import { Download, Save } from 'lucide-react';
import { useState } from 'react';
import type { ReportingProps } from '#contracts/client/reporting.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { reportFormats, type ReportKey } from '#domain/reporting/report.ts';
import { reporting as index } from '#generated/routes/client.ts';
import { run as runRoute } from '#generated/routes/client/reporting.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../Account/blocks/useAction.ts';
import { Criteria } from './Reporting/blocks/Criteria.tsx';
import type { OpenedReport } from './Reporting/blocks/ReportDialogs.tsx';
import { ReportChart } from './Reporting/blocks/ReportChart.tsx';
import { ReportTable } from './Reporting/blocks/ReportTable.tsx';
import { RecentRuns, SavedReports } from './Reporting/blocks/SavedReports.tsx';

// Fetched with the first window.
const ReportDialogs = lazyDialog(
  async () => (await import('./Reporting/blocks/ReportDialogs.tsx')).ReportDialogs,
);

/** The reports there are; with what each tells, where nothing else stands on the page. */
function Library({
  library,
  isDetailed = false,
}: Pick<ReportingProps, 'library'> & { readonly isDetailed?: boolean }) {
  const t = useMessages(reportMessages);
  return (
    <PageSection title={t('library')} count={library.length} isWide={isDetailed}>
      <ItemList
        label={t('library')}
        items={library.map((key) => ({
          id: key,
          title: t(`reports.${key}.title`),
          href: index({ query: { report: key } }),
          ...(isDetailed && { detail: t(`reports.${key}.text`) }),
        }))}
      />
    </PageSection>
  );
}

/** The report that was asked for: criteria, chart, rows and sums. */
function ShownReport({ props, report }: { readonly props: ReportingProps; readonly report: ReportKey }) {
  const t = useMessages(reportMessages);
  const { rows, rowsCount, totals, params, choices } = props;
  return (
    <PageSection title={t(`reports.${report}.title`)} help={t(`reports.${report}.text`)} isWide>
      <Criteria
        key={`${report}${JSON.stringify(params)}`}
        report={report}
        params={params}
        choices={choices}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <Stack gap={4}>
          <ReportChart report={report} rows={rows} />
          <Text as="p" tone="ink3">
            {rowsCount > rows.length
              ? t('more', { shown: String(rows.length), total: String(rowsCount) })
              : t('lines', { count: rowsCount })}
          </Text>
          <ReportTable report={report} rows={rows} totals={totals} />
        </Stack>
      )}
    </PageSection>
  );
}

/** Reports over the data of the company: a library, those that are kept, and files. */
export default function Reporting(props: WithShared<ReportingProps>) {
  const { report, params, library, can, auth, realtime } = props;
  const t = useMessages(reportMessages);
  const { run } = useAction();
  const [opened, setOpened] = useState<OpenedReport | null>(null);
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<ReportingProps>(realtime?.changesChannel ?? null, ['report.changed'], ['saved']);
  useRefreshOnEvent<ReportingProps>(auth.user && channels.user(auth.user.id), ['report.ready'], ['runs']);
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={t('subtitle')}
        actions={
          report !== null && (
            <PageActions
              isCompactOnPhone
              actions={[
                can.export && {
                  id: 'report.export',
                  label: t('actions.export'),
                  place: 'page',
                  icon: Download,
                  choices: reportFormats.map((format) => ({
                    id: format,
                    label: t(`actions.${format}`),
                    run: () => void run({ method: 'POST', href: runRoute(report), data: { params, format } }),
                  })),
                },
                can.create && {
                  id: 'report.save',
                  label: t('actions.save'),
                  place: 'page',
                  icon: Save,
                  run: () => setOpened({ kind: 'new', key: report, params }),
                  isMain: true,
                },
              ]}
            />
          )
        }
      />
      <MainAside
        isWide
        aside={
          <>
            {report !== null && <Library library={library} />}
            <SavedReports props={props} onOpen={setOpened} />
            <RecentRuns runs={props.runs} />
          </>
        }
      >
        {report === null ? (
          <Library library={library} isDetailed />
        ) : (
          <ShownReport props={props} report={report} />
        )}
      </MainAside>
      {opened !== null && (
        <ReportDialogs opened={opened} members={props.choices.members} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
