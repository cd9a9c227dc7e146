import { Camera, Download, FileSpreadsheet, FileText, MoveRight, Plus, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import type { ShownForecastLine, ShownTreasuryAccount, TreasuryProps } from '#contracts/client/treasury.ts';
import type { WithShared } from '#contracts/shared.ts';
import { treasury as index } from '#generated/routes/client.ts';
import { download } from '#generated/routes/client/treasury.ts';
import * as lineMessages from '#messages/client/treasury-line.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { writeListAddress } from '#runtime/lists/list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AccountsPart, OperationsPart } from './Treasury/blocks/AccountsPart.tsx';
import { FlowsTable } from './Treasury/blocks/FlowsTable.tsx';
import { ForecastsPart, SnapshotsPart, TransfersPart } from './Treasury/blocks/PlansParts.tsx';
import { ScopeBar } from './Treasury/blocks/ScopeBar.tsx';

// Fetched when something is first entered.
const TreasuryDialogs = lazyDialog(
  async () => (await import('./Treasury/blocks/TreasuryDialogs.tsx')).TreasuryDialogs,
);

/** What is being entered. */
export type Entered =
  | { readonly kind: 'account'; readonly account: ShownTreasuryAccount | null }
  | { readonly kind: 'statement'; readonly account: ShownTreasuryAccount }
  | { readonly kind: 'line'; readonly line: ShownForecastLine | null }
  | { readonly kind: 'transfer' }
  | { readonly kind: 'snapshot' };

const refreshed = [
  'availableCents',
  'accounts',
  'operations',
  'periods',
  'lines',
  'alerts',
  'transfers',
  'forecasts',
  'snapshots',
] as const;

/** Where the money of a company stands, and what is foreseen of it. */
export default function Treasury(props: WithShared<TreasuryProps>) {
  const { accounts, alerts, can, query } = props;
  const t = useMessages(treasuryMessages);
  const line = useMessages(lineMessages);
  const format = useFormat();
  const [entered, setEntered] = useState<Entered | null>(null);
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<TreasuryProps>(
    props.realtime?.changesChannel ?? null,
    ['treasury.changed', 'transaction.changed', 'cash-flow.changed'],
    [...refreshed],
  );
  const save = (as: 'csv' | 'xlsx') => () =>
    window.location.assign(writeListAddress(download(), { ...query, format: as }, { format: '' }));
  const isEmpty = can.seeAll && accounts.length === 0;
  const open = props.accounts.filter(({ isArchived }) => !isArchived);
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        actions={
          <PageActions
            isCompactOnPhone
            actions={[
              can.export &&
                !isEmpty && {
                  id: 'treasury.export',
                  label: t('export'),
                  place: 'page',
                  icon: Download,
                  choices: [
                    { id: 'xlsx', label: t('exportXlsx'), icon: FileSpreadsheet, run: save('xlsx') },
                    { id: 'csv', label: t('exportCsv'), icon: FileText, run: save('csv') },
                  ],
                },
              can.create &&
                !isEmpty && {
                  id: 'treasury.snapshot',
                  label: t('snapshots.create'),
                  place: 'page',
                  icon: Camera,
                  run: () => setEntered({ kind: 'snapshot' }),
                },
              can.create &&
                open.length > 1 && {
                  id: 'treasury.transfer',
                  label: t('transfers.create'),
                  place: 'page',
                  icon: MoveRight,
                  run: () => setEntered({ kind: 'transfer' }),
                },
              can.create && {
                id: 'treasury.account',
                label: t('accounts.create'),
                place: 'page',
                icon: Plus,
                run: () => setEntered({ kind: 'account', account: null }),
              },
              can.create &&
                !isEmpty && {
                  id: 'treasury.line',
                  label: line('create'),
                  place: 'page',
                  icon: TrendingUp,
                  keys: 'n y',
                  isMain: true,
                  run: () => setEntered({ kind: 'line', line: null }),
                },
            ]}
          />
        }
      />
      {isEmpty ? (
        <EmptyState title={t('none')} />
      ) : (
        <Stack gap={5}>
          {alerts.map((alert) => (
            <Banner
              key={`${alert.accountLabel}:${alert.on}`}
              tone={alert.kind === 'overdraft' ? 'error' : 'warn'}
            >
              {t(`alerts.${alert.kind}`, {
                date: format.date(alert.on),
                account: alert.accountLabel,
                amount: format.money(alert.balanceCents),
              })}
            </Banner>
          ))}
          <ScopeBar props={props} path={index()} />
          <Figures props={props} />
          <Curve props={props} />
          <FlowsTable periods={props.periods} lines={props.lines} grain={query.grain} />
          <AccountsPart accounts={accounts} can={can} onEnter={setEntered} />
          <OperationsPart operations={props.operations} />
          {can.seeAll && (
            <>
              <ForecastsPart forecasts={props.forecasts} can={can} onEnter={setEntered} />
              <TransfersPart transfers={props.transfers} />
              <SnapshotsPart snapshots={props.snapshots} />
            </>
          )}
        </Stack>
      )}
      {entered !== null && (
        <TreasuryDialogs
          entered={entered}
          accounts={open}
          operations={props.operations}
          codes={props.codes}
          today={props.today}
          onClose={() => setEntered(null)}
        />
      )}
    </>
  );
}

function Figures({ props: { availableCents, periods, query } }: { readonly props: TreasuryProps }) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  const ahead = periods.filter(({ isForecast }) => isForecast);
  const lowest = ahead.toSorted((a, b) => a.closingCents - b.closingCents)[0];
  const sum = (key: 'inCents' | 'outCents'): number => ahead.reduce((all, period) => all + period[key], 0);
  const period =
    lowest === undefined ? '' : query.grain === 'month' ? format.month(lowest.at) : format.date(lowest.at);
  return (
    <FigureGroup>
      <Stat
        label={t('available')}
        quantity={{ cents: availableCents, decimals: 2 }}
        context={t('availableNote')}
      />
      <Stat
        label={t('lowest')}
        tone={(lowest?.closingCents ?? 0) < 0 ? 'neg' : 'default'}
        quantity={{ cents: lowest?.closingCents ?? null, decimals: 2 }}
        context={period === '' ? undefined : t('lowestNote', { period })}
      />
      <Stat label={t('in')} quantity={{ cents: sum('inCents'), decimals: 0 }} />
      <Stat label={t('out')} quantity={{ cents: sum('outCents'), decimals: 0 }} />
    </FigureGroup>
  );
}

function Curve({ props: { periods, thresholdCents, today } }: { readonly props: TreasuryProps }) {
  const t = useMessages(treasuryMessages);
  return (
    <Card>
      <LineChart
        label={t('curve')}
        unit="money"
        today={today}
        series={[
          { id: 'balance', label: t('balance'), color: 'ink' },
          ...(thresholdCents === null
            ? []
            : [{ id: 'threshold', label: t('threshold'), color: 'brick' as const }]),
        ]}
        points={periods.map(({ at, closingCents }) => ({
          at,
          values: { balance: closingCents, threshold: thresholdCents },
        }))}
      />
    </Card>
  );
}
