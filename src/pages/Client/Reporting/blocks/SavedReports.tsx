import { CalendarClock, Download, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import type { ReportingProps, SavedReportRow } from '#contracts/client/reporting.ts';
import { reporting as index } from '#generated/routes/client.ts';
import { destroy, download, update } from '#generated/routes/client/reporting.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { OpenedReport } from './ReportDialogs.tsx';

/** Where a saved report is shown. */
const hrefOf = ({ key, params }: SavedReportRow): string => {
  const { operationIds, codes, supplierIds, groupBy, from, to } = params;
  return index({
    query: {
      report: key,
      from,
      to,
      ...(operationIds.length > 0 && { operationIds }),
      ...(codes.length > 0 && { codes }),
      ...(supplierIds.length > 0 && { supplierIds }),
      ...(groupBy !== 'none' && { groupBy }),
    },
  });
};

/** The reports that are kept, each with its criteria and when it is sent. */
export function SavedReports({
  props,
  onOpen,
}: {
  readonly props: Pick<ReportingProps, 'saved' | 'can' | 'report' | 'params'>;
  readonly onOpen: (opened: OpenedReport) => void;
}) {
  const t = useMessages(reportMessages);
  const { run, isPending } = useAction();
  const { saved, can, report, params } = props;
  const actionsOf = (row: SavedReportRow): MenuAction[] => [
    ...(can.create
      ? [
          {
            id: 'edit',
            label: t('actions.edit'),
            icon: PencilLine,
            run: () => onOpen({ kind: 'edit', saved: row }),
          },
          {
            id: 'schedule',
            label: t('actions.schedule'),
            icon: CalendarClock,
            run: () => onOpen({ kind: 'schedule', saved: row }),
          },
        ]
      : []),
    ...(can.create && report === row.key
      ? [
          {
            id: 'update',
            label: t('actions.update'),
            icon: RefreshCw,
            run: () =>
              void run({
                method: 'PATCH',
                href: update(row.id),
                data: { key: row.key, name: row.name, isShared: row.isShared, params, version: row.version },
              }),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            id: 'destroy',
            label: t('actions.remove'),
            icon: Trash2,
            isDanger: true,
            run: () => void run({ method: 'DELETE', href: destroy(row.id) }),
          },
        ]
      : []),
  ];
  const sent = ({ frequency, day }: SavedReportRow): string | null =>
    frequency === null || day === null ? null : t(frequency, { day: String(day) });
  return (
    <PageSection title={t('saved')} count={saved.length}>
      <ItemList
        label={t('saved')}
        isBusy={isPending}
        empty={t('savedEmpty')}
        items={saved.map((row) => ({
          id: row.id,
          title: row.name,
          href: hrefOf(row),
          badges: row.isShared && <Badge>{t('shared')}</Badge>,
          detail: [t(`reports.${row.key}.title`), sent(row)].filter(Boolean).join(' · '),
          end: (can.create || can.delete) && (
            <Menu
              isIconOnly
              size="sm"
              variant="discreet"
              label={t('actions.menu', { name: row.name })}
              actions={actionsOf(row)}
            />
          ),
        }))}
      />
    </PageSection>
  );
}

/** The files that the person asked for lately. */
export function RecentRuns({ runs }: Pick<ReportingProps, 'runs'>) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  return (
    <PageSection title={t('runs')}>
      <ItemList
        label={t('runs')}
        empty={t('runsEmpty')}
        items={runs.map(({ id, key, format: kind, status, rowsCount, at }) => ({
          id,
          title: `${t(`reports.${key}.title`)} · ${t(`actions.${kind}`)}`,
          detail: [
            format.dateTime(at),
            rowsCount === null ? t(`choices.status.${status}`) : t('lines', { count: rowsCount }),
          ].join(' · '),
          end: status === 'done' && (
            // The answer is a file: the browser goes there by itself, and stays where it is.
            <Button size="sm" icon={Download} onClick={() => window.location.assign(download(id))}>
              {t('actions.download')}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
