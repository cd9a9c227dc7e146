import {
  Building2,
  CalendarDays,
  CircleDashed,
  Clock,
  Home,
  Megaphone,
  Settings,
  ThumbsDown,
  Upload,
  User,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { LeadRow, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import type { WithShared } from '#contracts/shared.ts';
import { phoneText } from '#domain/identity/phone.ts';
import { leadLostReasons } from '#domain/lead/lead.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import { bulk, download } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { ActionChoice } from '#ui/actions/action.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import type { RowBulk } from '../../blocks/list/useRowBulk.tsx';
import { DelayBadge } from './Prospects/blocks/DelayBadge.tsx';
import type { LeadBoardProps } from './Prospects/blocks/LeadBoard.tsx';
import { LeadInbox } from './Prospects/blocks/LeadInbox.tsx';
import { LeadStats } from './Prospects/blocks/LeadStats.tsx';

// Fetched when they are first opened or looked at.
const LeadBoard = lazyPart<LeadBoardProps>(
  async () => (await import('./Prospects/blocks/LeadBoard.tsx')).LeadBoard,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);
const urgent = { isUrgent: true } as const;
const LeadPanel = lazyDialog(
  async () => (await import('./Prospects/blocks/LeadPanel.tsx')).LeadPanel,
  urgent,
);
const LeadDialog = lazyDialog(
  async () => (await import('./Prospects/blocks/LeadDialog.tsx')).LeadDialog,
  urgent,
);
const SettingsDialog = lazyDialog(
  async () => (await import('./Prospects/blocks/SettingsDialog.tsx')).SettingsDialog,
  urgent,
);
const ImportLeadsDialog = lazyDialog(
  async () => (await import('./Prospects/blocks/ImportLeadsDialog.tsx')).ImportLeadsDialog,
  urgent,
);

/** Who answered an advert or a mini-site: to be answered in time, followed, and made buyers. */
export default function Prospects(props: WithShared<ProspectsProps>) {
  const { list, board, opened, stats, settings, people, now } = props;
  const t = useMessages(leadMessages);
  const visit = useVisit();
  const [asked, setAsked] = useState<'create' | 'import' | 'settings' | null>(null);
  const close = () => setAsked(null);
  const hrefOf = (open: string): string =>
    writeListAddress(
      index(),
      { ...(list.query as unknown as ListQuery), open },
      { ...(list.defaults as unknown as ListQuery), open: '' },
    );
  return (
    <>
      <ListPage
        props={props}
        page="Client/UbiflowSalePlan/Prospects"
        messages={leadMessages}
        routes={{ index, download, show: hrefOf }}
        onCreate={() => setAsked('create')}
        createKeys="n l"
        events={['lead.received', 'lead.changed']}
        refreshed={['board', 'opened', 'stats', 'now']}
        binType="lead"
        firstViewMode="cards"
        renderCards={({ rows }) => <LeadInbox rows={rows} now={now} hrefOf={hrefOf} />}
        viewModes={{
          board: board && <LeadBoard board={board} now={now} hrefOf={hrefOf} canMove={list.can.update} />,
        }}
        notice={list.totalCount > 0 && <LeadStats stats={stats} />}
        actions={[
          list.can.export &&
            list.can.create && {
              id: 'leads.import',
              label: t('import.action'),
              place: 'page',
              icon: Upload,
              run: () => setAsked('import'),
            },
          settings !== null && {
            id: 'leads.settings',
            label: t('settings.action'),
            place: 'page',
            icon: Settings,
            run: () => setAsked('settings'),
          },
        ]}
        bulk={{ href: bulk(), people, more: useMoreBulk() }}
        filters={{
          status: CircleDashed,
          portal: Megaphone,
          operation: Building2,
          lot: Home,
          assignedTo: User,
          due: Clock,
          receivedAt: CalendarDays,
        }}
        columns={useLeadColumns(now)}
      />
      {opened !== null && (
        <LeadPanel
          {...props}
          key={opened.row.id}
          opened={opened}
          hrefOf={hrefOf}
          onClose={() => void visit({ href: hrefOf(''), preserveScroll: true })}
        />
      )}
      {asked === 'create' && <LeadDialog {...props} lead={null} onClose={close} />}
      {asked === 'settings' && settings !== null && <SettingsDialog settings={settings} onClose={close} />}
      {asked === 'import' && (
        <ImportLeadsDialog
          onDone={() => {
            close();
            void visit({ href: index() });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function useLeadColumns(now: string) {
  const t = useMessages(leadMessages);
  const column = useColumns<LeadRow>(leadMessages);
  const delay = (row: LeadRow): ReactNode =>
    row.status === 'new' ? <DelayBadge lead={row} now={now} /> : null;
  return [
    column.name(({ name }) => name, { width: 176 }),
    column.made('text', 'portal', ({ portal }) => t(`choices.portal.${portal}`), {
      card: 'subtitle',
      width: 120,
    }),
    column.made('text', 'operation', ({ operation }) => operation?.name ?? null, {
      card: 'subtitle',
      width: 176,
    }),
    column.made('text', 'lot', ({ lot, listingRef }) => lot?.ref ?? listingRef, {
      card: 'subtitle',
      width: 92,
    }),
    column.of('text', 'excerpt', { width: 240 }),
    column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
      show: ({ status }) => <OfficeStateBadge entity="lead" state={status} />,
      card: 'badge',
      width: 120,
    }),
    column.of('instant', 'receivedAt', { sort: 'descending', width: 128 }),
    column.of('instant', 'dueAt', { sort: 'ascending', show: delay, width: 148 }),
    column.made('count', 'score', ({ score }) => score, { sort: 'descending', card: 'figure', width: 76 }),
    column.made('text', 'assignee', ({ assignee }) => assignee?.name ?? t('unassigned'), {
      card: 'foot',
      width: 136,
    }),
    column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), {
      show: ({ kind }) => <Badge>{t(`choices.kind.${kind}`)}</Badge>,
      isHidden: true,
    }),
    column.of('text', 'email', { isHidden: true }),
    column.made('text', 'phone', ({ phone }) => phone && phoneText(phone), { isHidden: true }),
    column.made('money', 'budgetCents', ({ budgetCents }) => budgetCents, { isHidden: true }),
    column.of('instant', 'firstResponseAt', { isHidden: true }),
  ];
}

/** States for several requests. */
function useMoreBulk(): NonNullable<RowBulk['more']> {
  const t = useMessages(leadMessages);
  return (rows, done, send) => {
    const take = async (set: Readonly<Record<string, unknown>>): Promise<void> => {
      if (await send(rows, set)) done();
    };
    const run = (set: Readonly<Record<string, unknown>>) => () => void take(set);
    return [
      {
        id: 'rows.status',
        label: t('bulk.status'),
        place: 'page',
        icon: CircleDashed,
        choices: (['contacted', 'qualified', 'spam'] as const).map((status): ActionChoice => ({
          id: status,
          label: t(`choices.status.${status}`),
          run: run({ field: 'status', status }),
        })),
      },
      {
        id: 'rows.lost',
        label: t('status.lost'),
        place: 'page',
        icon: ThumbsDown,
        choices: leadLostReasons.map((lostReason): ActionChoice => ({
          id: lostReason,
          label: t(`choices.lostReason.${lostReason}`),
          run: run({ field: 'lost', lostReason }),
        })),
      },
    ];
  };
}
