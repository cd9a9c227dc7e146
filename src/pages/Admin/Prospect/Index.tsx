import { Building2, CalendarClock, CalendarDays, CircleDashed, Link2, Rss, Upload, User } from 'lucide-react';
import { useState } from 'react';
import type { ProspectIndexProps, ProspectRow } from '#contracts/admin/prospect/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { download, index } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { ProspectBoard } from './blocks/ProspectBoard.tsx';

// Fetched when they are first opened.
const ProspectPanel = lazyDialog(async () => (await import('./blocks/ProspectPanel.tsx')).ProspectPanel);
const ProspectDialog = lazyDialog(async () => (await import('./blocks/ProspectDialog.tsx')).ProspectDialog);
const ImportProspectsDialog = lazyDialog(
  async () => (await import('./blocks/ImportProspectsDialog.tsx')).ImportProspectsDialog,
);

const stateOf = ({ status }: ProspectRow) => <OfficeStateBadge entity="prospect" state={status} />;

/** Those who may become clients of the platform, by stage or in a list, with what was said to each. */
export default function ProspectIndex(props: WithShared<ProspectIndexProps>) {
  const { list, board, opened } = props;
  const t = useMessages(prospectMessages);
  const { date } = useFormat();
  const column = useColumns<ProspectRow>(prospectMessages);
  const visit = useVisit();
  const [asked, setAsked] = useState<'create' | 'import' | null>(null);
  const hrefOf = (open: string): string =>
    writeListAddress(
      index(),
      { ...(list.query as unknown as ListQuery), open },
      { ...(list.defaults as unknown as ListQuery), open: '' },
    );
  const nextOf = ({ nextActionOn, isLate }: ProspectRow) => {
    if (nextActionOn === null) return null;
    return isLate ? <Badge tone="neg">{date(nextActionOn)}</Badge> : date(nextActionOn);
  };
  return (
    <>
      <ListPage
        props={props}
        page="Admin/Prospect/Index"
        messages={prospectMessages}
        routes={{ index, download, show: hrefOf }}
        onCreate={() => setAsked('create')}
        createKeys="n p"
        events={['prospect.created', 'prospect.changed']}
        refreshed={['board', 'opened']}
        binType="prospect"
        firstViewMode="board"
        viewModes={{
          board: board && (
            <ProspectBoard board={board} hrefOf={hrefOf} clients={props.clients} canMove={list.can.update} />
          ),
        }}
        actions={[
          list.can.create && {
            id: 'prospects.import',
            label: t('import.action'),
            place: 'page',
            icon: Upload,
            run: () => setAsked('import'),
          },
        ]}
        filters={{
          status: CircleDashed,
          source: Rss,
          assignedTo: User,
          due: CalendarClock,
          utmId: Link2,
          brandId: Building2,
          createdAt: CalendarDays,
        }}
        columns={[
          column.name(({ name }) => name, { sort: 'ascending', width: 168 }),
          column.of('text', 'company', { card: 'subtitle', width: 176 }),
          column.of('text', 'city', { card: 'subtitle', width: 112 }),
          column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
            show: stateOf,
            card: 'badge',
            width: 132,
          }),
          column.made('text', 'source', ({ source }) => t(`choices.source.${source}`), { width: 128 }),
          column.made('count', 'score', ({ score }) => score, {
            sort: 'descending',
            card: 'figure',
            width: 76,
          }),
          column.made('money', 'expectedMrrCents', ({ expectedMrrCents }) => expectedMrrCents, {
            sort: 'descending',
            card: 'figure',
            width: 124,
            isSummed: true,
          }),
          column.made('day', 'nextActionOn', ({ nextActionOn }) => nextActionOn, {
            sort: 'ascending',
            show: nextOf,
            card: 'foot',
            width: 136,
          }),
          column.made('text', 'assignee', ({ assignee }) => assignee?.name ?? t('unassigned'), {
            card: 'foot',
            width: 136,
          }),
          column.of('instant', 'lastContactAt', { width: 128 }),
          column.made('text', 'activity', ({ activity }) => activity && t(`choices.activity.${activity}`), {
            isHidden: true,
          }),
          column.of('instant', 'createdAt', { sort: 'descending', isHidden: true }),
        ]}
      />
      {opened !== null && (
        <ProspectPanel
          {...props}
          key={opened.row.id}
          opened={opened}
          hrefOf={hrefOf}
          onClose={() => void visit({ href: hrefOf(''), preserveScroll: true })}
        />
      )}
      {asked === 'create' && <ProspectDialog {...props} prospect={null} onClose={() => setAsked(null)} />}
      {asked === 'import' && <ImportProspectsDialog onClose={() => setAsked(null)} />}
    </>
  );
}
