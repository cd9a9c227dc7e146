import {
  Bell,
  Building2,
  Calculator,
  CircleDashed,
  Coins,
  Gauge,
  MapPin,
  Megaphone,
  Milestone,
  User,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OpportunityRow, SourcingPageProps } from '#contracts/client/sourcing.ts';
import type { WithShared } from '#contracts/shared.ts';
import { openStages } from '#domain/sourcing/stages.ts';
import { daysBetween, day } from '#domain/time/day.ts';
import { sourcing as index } from '#generated/routes/client.ts';
import { bulk, create, download, edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { ActionChoice } from '#ui/actions/action.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../blocks/list/ListPage.tsx';
import { useColumns } from '../blocks/list/useColumns.ts';
import type { RowBulk } from '../blocks/list/useRowBulk.tsx';
import type { OpportunityBoardProps } from './Sourcing/blocks/OpportunityBoard.tsx';
import type { OpportunityMapProps } from './Sourcing/blocks/OpportunityMap.tsx';
import { StageBadge } from './Sourcing/blocks/StageBadge.tsx';

// Fetched when the opportunities are first looked at in that way.
const look = { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed };
const OpportunityBoard = lazyPart<OpportunityBoardProps>(
  async () => (await import('./Sourcing/blocks/OpportunityBoard.tsx')).OpportunityBoard,
  look,
);
const OpportunityMap = lazyPart<OpportunityMapProps>(
  async () => (await import('./Sourcing/blocks/OpportunityMap.tsx')).OpportunityMap,
  look,
);
const urgent = { isUrgent: true } as const;
const SimulationDrawer = lazyDialog(
  async () => (await import('./Sourcing/blocks/SimulationDrawer.tsx')).SimulationDrawer,
  urgent,
);
const AlertsDialog = lazyDialog(
  async () => (await import('./Sourcing/blocks/AlertsDialog.tsx')).AlertsDialog,
  urgent,
);

/** The properties that the company might buy, as list, pipeline or map. */
export default function Sourcing(props: WithShared<SourcingPageProps>) {
  const t = useMessages(sourcingMessages);
  const { alerts, board, canConvert, list, people, places, shortcuts, today } = props;
  const [simulatedId, setSimulatedId] = useState<string | null>(null);
  const [areAlertsOpen, setAlertsOpen] = useState(false);
  const columns = useOpportunityColumns(today, setSimulatedId);
  const shown = [...list.items, ...(board ?? []).flatMap(({ cards }) => cards), ...(places ?? [])];
  const simulated = shown.find(({ id }) => id === simulatedId);
  const canUpdate = list.can.update;
  return (
    <>
      <ListPage
        props={props}
        page="Client/Sourcing"
        messages={sourcingMessages}
        routes={{
          index,
          create,
          download,
          show: edit,
        }}
        createKeys="n s"
        events={['sourcing.updated', 'sourcing.alert-matched']}
        refreshed={['board', 'places', 'shortcuts', 'alerts']}
        binType="opportunity"
        actions={[
          {
            id: 'sourcing.alerts',
            label: t('alerts.action'),
            place: 'page',
            icon: Bell,
            run: () => setAlertsOpen(true),
          },
        ]}
        viewModes={{
          board: board && (
            <OpportunityBoard
              board={board}
              today={today}
              canMove={canUpdate}
              canConvert={canConvert}
              onSimulate={setSimulatedId}
            />
          ),
          map: places && (
            <OpportunityMap places={places} totalCount={list.meta.total} mapsKey={props.app.mapsKey} />
          ),
        }}
        shortcuts={shortcuts.map(({ id, count, href, isCurrent }) => ({
          label: t(`shortcuts.${id}`),
          count,
          href,
          isCurrent,
        }))}
        bulk={{ href: bulk(), people, more: useMoreBulk() }}
        filters={{
          stage: Milestone,
          city: MapPin,
          type: Building2,
          price: Coins,
          score: Gauge,
          source: Megaphone,
          assignee: User,
        }}
        columns={columns}
      />
      {simulated && (
        <SimulationDrawer
          key={simulated.id}
          row={simulated}
          today={today}
          canUpdate={canUpdate}
          onClose={() => setSimulatedId(null)}
        />
      )}
      {areAlertsOpen && (
        <AlertsDialog alerts={alerts} canCreate={list.can.create} onClose={() => setAlertsOpen(false)} />
      )}
    </>
  );
}

/** The columns of the list; the last one opens the quick simulation. */
function useOpportunityColumns(today: string, onSimulate: (id: string) => void) {
  const t = useMessages(sourcingMessages);
  const column = useColumns<OpportunityRow>(sourcingMessages);
  const simulate = (row: OpportunityRow): ReactNode => (
    <IconButton
      icon={Calculator}
      size="sm"
      label={`${t('simulation.open')} : ${row.title}`}
      onClick={() => onSimulate(row.id)}
    />
  );
  return [
    column.name(({ title }) => title, {
      sort: 'ascending',
      picture: ({ id }) => <FacadeThumb seed={id} />,
      width: 232,
    }),
    column.of('text', 'city', { card: 'subtitle', width: 108 }),
    column.made('text', 'type', ({ type }) => t(`choices.type.${type}`), {
      card: 'subtitle',
      isHidden: true,
    }),
    column.made('text', 'stage', ({ stage }) => t(`choices.stage.${stage}`), {
      show: ({ stage }) => <StageBadge stage={stage} />,
      card: 'badge',
      width: 116,
    }),
    column.made('money', 'askingPrice', ({ askingPriceCents }) => askingPriceCents, {
      sort: 'descending',
      card: 'figure',
    }),
    column.of('area', 'areaM2', { width: 92 }),
    column.made('money', 'pricePerM2', ({ pricePerM2Cents }) => pricePerM2Cents, {
      sort: 'ascending',
      card: 'figure',
      width: 96,
    }),
    column.made('rate', 'marketGap', ({ marketGapBps }) => marketGapBps, { sort: 'ascending', width: 128 }),
    column.made('rate', 'margin', ({ marginBps }) => marginBps, {
      sort: 'descending',
      card: 'figure',
      isMain: true,
      width: 112,
    }),
    column.made('money', 'maxPrice', ({ maxPriceCents }) => maxPriceCents, { isHidden: true }),
    column.of('count', 'score', { sort: 'descending', card: 'figure', width: 76 }),
    column.made('count', 'age', ({ createdOn }) => daysBetween(day(createdOn), day(today)), {
      isHidden: true,
      width: 92,
    }),
    column.made('text', 'sourceKind', ({ sourceKind }) => t(`choices.sourceKind.${sourceKind}`), {
      isHidden: true,
    }),
    column.made('text', 'assignee', ({ assignee }) => assignee?.name ?? null, {
      card: 'foot',
      isHidden: true,
    }),
    column.made('text', 'operation', ({ operation }) => operation?.ref ?? null, { isHidden: true }),
    column.of('text', 'rejectReason', { isHidden: true }),
    column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
    column.of('instant', 'updatedAt', { isHidden: true, sort: 'descending' }),
    column.made('text', 'simulate', () => null, {
      show: simulate,
      isLabelHidden: true,
      card: 'end',
      width: 56,
    }),
  ];
}

/** Stages for several opportunities. */
function useMoreBulk(): NonNullable<RowBulk['more']> {
  const t = useMessages(sourcingMessages);
  return (rows, done, send) => {
    const take = async (set: Readonly<Record<string, unknown>>): Promise<void> => {
      if (await send(rows, set)) done();
    };
    return [
      {
        id: 'rows.stage',
        label: t('bulk.stage'),
        place: 'page',
        icon: CircleDashed,
        choices: openStages.map((stage): ActionChoice => ({
          id: stage,
          label: t(`choices.stage.${stage}`),
          run: () => void take({ field: 'stage', stage }),
        })),
      },
    ];
  };
}
