import {
  ArrowLeftRight,
  BookOpenText,
  CalendarDays,
  CircleDashed,
  FileSpreadsheet,
  FileText,
  FileUp,
  HardHat,
  Landmark,
  Lock,
  Paperclip,
  Scale,
  Sparkles,
  User,
} from 'lucide-react';
import { useState } from 'react';
import type { TransactionPageProps, TransactionRow } from '#contracts/client/transaction.ts';
import type { WithShared } from '#contracts/shared.ts';
import { transaction as index } from '#generated/routes/client.ts';
import { download, exchange } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import * as recordMessages from '#messages/record.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import type { TabItem } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../blocks/list/ListPage.tsx';
import { useColumns } from '../blocks/list/useColumns.ts';
import { useRowExport } from '../blocks/list/useRowExport.ts';
import { useMovementBulk } from './Transaction/blocks/useMovementBulk.tsx';

// Fetched when they are first opened.
const MovementDrawer = lazyDialog(
  async () => (await import('./Transaction/blocks/MovementDrawer.tsx')).MovementDrawer,
);
const EntryDialog = lazyDialog(
  async () => (await import('./Transaction/blocks/EntryDialog.tsx')).EntryDialog,
);
const ImportDrawer = lazyDialog(
  async () => (await import('./Transaction/blocks/ImportDrawer.tsx')).ImportDrawer,
);
const MonthsDrawer = lazyDialog(
  async () => (await import('./Transaction/blocks/MonthsDrawer.tsx')).MonthsDrawer,
);

const tabs = ['to_code', 'proposed', 'coded', 'validated', 'ignored'] as const;

function useMovementColumns(isOneAccount: boolean) {
  const t = useMessages(transactionMessages);
  const column = useColumns<TransactionRow>(transactionMessages);
  const out = ({ amountCents }: TransactionRow) => (amountCents < 0 ? -amountCents : null);
  return [
    column.of('day', 'bookedOn', { sort: 'descending', card: 'subtitle', width: 96 }),
    column.name(({ label }) => label, { width: 216 }),
    column.of('text', 'account', { tone: 'secondary', card: 'subtitle', isHidden: isOneAccount, width: 112 }),
    column.of('text', 'counterparty', { tone: 'secondary', isHidden: true }),
    column.of('text', 'operation', { tone: 'secondary', width: 124 }),
    column.of('text', 'codes', { card: 'foot', width: 96 }),
    column.made('money', 'vatCents', ({ vatCents }) => vatCents || null, { isHidden: true, hasCents: true }),
    column.made('money', 'debit', out, { isMain: true, hasCents: true, width: 104 }),
    column.made('money', 'credit', ({ amountCents }) => (amountCents > 0 ? amountCents : null), {
      isMain: true,
      hasCents: true,
      width: 104,
    }),
    column.of('money', 'amountCents', {
      sort: 'descending',
      isHidden: true,
      isSummed: true,
      hasCents: true,
      card: 'figure',
    }),
    column.of('money', 'balanceCents', {
      isHidden: !isOneAccount,
      tone: 'secondary',
      hasCents: true,
      width: 124,
    }),
    column.made('count', 'papers', ({ filesCount }) => filesCount || null, { width: 60 }),
    column.made('text', 'matched', ({ isMatched }) => (isMatched ? t('matchedMark') : null), {
      isHidden: true,
    }),
    column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), { isHidden: true }),
    column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
      show: shownState,
      card: 'badge',
      width: 188,
    }),
  ];
}

const shownState = (row: TransactionRow) => <State row={row} />;

/** Where a movement stands, and that something fits it. */
function State({ row: { status, isProposed } }: { readonly row: TransactionRow }) {
  const t = useMessages(transactionMessages);
  return (
    <Inline gap={1} as="span" isOneLine>
      <OfficeStateBadge entity="transaction" state={status} />
      {isProposed && (
        <Badge tone="sourcing" icon={Sparkles}>
          {t('proposed')}
        </Badge>
      )}
    </Inline>
  );
}

/** Addresses of the list as it is, with a panel open over it or without. */
function useMovementAddresses({ query: asked, defaults: blank }: TransactionPageProps['list']) {
  // The keys of a declared query hold texts, numbers and lists of texts.
  const query = asked as unknown as ListQuery;
  const defaults = blank as unknown as ListQuery;
  const of = (more: ListQuery) => writeListAddress(index(), { ...query, ...more }, defaults);
  const inTab = (more: ListQuery) =>
    writeListAddress(index(), { ...defaults, accountId: query['accountId'] ?? [], ...more }, defaults);
  return { query, defaults, of, inTab };
}

/** The ways to the movements in each state, and to those that something fits. */
const stateTabs = (
  { list: { query }, counts }: TransactionPageProps,
  t: ReturnType<typeof useTransactionMessages>,
  inTab: (more: ListQuery) => string,
): TabItem[] =>
  tabs.map((tab) => ({
    label: t(`tabs.${tab}`),
    href: inTab(tab === 'proposed' ? { proposal: [tab] } : { status: [tab] }),
    count: counts[tab],
    isCurrent:
      tab === 'proposed'
        ? query.proposal.length > 0
        : query.status.join() === tab && query.proposal.length === 0,
  }));

const useTransactionMessages = () => useMessages(transactionMessages);

/** What passes over the bank accounts of a company. */
export default function Transaction(props: WithShared<TransactionPageProps>) {
  const { list, counts, months, panel, opened, imports, preview, accounts, operations, codes, favourites } =
    props;
  const t = useMessages(transactionMessages);
  const record = useMessages(recordMessages);
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(panel === 'entry');
  const { query, defaults, of, inTab } = useMovementAddresses(list);
  const { bulk, dialog } = useMovementBulk({ codes, operations, canValidate: props.can.validate });
  const columns = useMovementColumns(list.query.accountId.length === 1);
  const save = useRowExport(download(), query, defaults, {
    keepAs: `${props.auth.user?.id ?? ''}:Client/Transaction`,
    columns,
  });
  const close = (): void => void navigate(of({}), { preserveScroll: true });
  const isCoded = list.query.status.join() === 'to_code' && counts.to_code === 0;
  return (
    <>
      <ListPage
        props={props}
        page="Client/Transaction"
        messages={transactionMessages}
        routes={{ index, show: (id) => of({ open: id }) }}
        onCreate={() => setEntering(true)}
        createKeys="n b"
        events={['transaction.changed', 'month.locked', 'accounting.changed']}
        refreshed={['counts', 'months', 'opened']}
        binType="transaction"
        notice={isCoded && <Text as="p">{t('allCoded')}</Text>}
        shortcuts={stateTabs(props, t, inTab)}
        actions={[
          list.can.export && {
            id: 'transaction.export',
            label: record('export'),
            place: 'page',
            icon: FileText,
            choices: [
              ...save(),
              {
                id: 'fec',
                label: t('exports.fec'),
                icon: FileSpreadsheet,
                run: () => {
                  toast.info(t('exchangeNote'));
                  window.location.assign(exchange());
                },
              },
            ],
          },
          props.can.validate && {
            id: 'transaction.months',
            label: t('months.action'),
            place: 'page',
            icon: Lock,
            href: of({ panel: 'month' }),
          },
          list.can.create && {
            id: 'transaction.import',
            label: t('statements.action'),
            place: 'page',
            icon: FileUp,
            href: of({ panel: 'import' }),
            keys: 'n w',
          },
        ]}
        bulk={bulk}
        filters={{
          accountId: Landmark,
          operationId: HardHat,
          code: BookOpenText,
          counterparty: User,
          bookedOn: CalendarDays,
          side: ArrowLeftRight,
          size: Scale,
          kind: CircleDashed,
          paper: Paperclip,
        }}
        columns={columns}
      />
      {dialog}
      {isEntering && (
        <EntryDialog
          movement={null}
          accounts={accounts}
          operations={operations}
          today={props.today}
          onClose={() => {
            setEntering(false);
            if (panel === 'entry') close();
          }}
        />
      )}
      {opened !== null && (
        <MovementDrawer
          key={`${opened.id}:${opened.version}`}
          movement={opened}
          props={{ accounts, operations, codes, favourites }}
          nextHref={opened.nextId === null ? null : of({ open: opened.nextId })}
          onClose={close}
        />
      )}
      {panel === 'import' && list.can.create && (
        <ImportDrawer imports={imports} preview={preview} accounts={accounts} hrefOf={of} onClose={close} />
      )}
      {panel === 'month' && props.can.validate && (
        <MonthsDrawer
          months={months}
          canUnlock={props.can.unlock}
          hrefOf={(month) => inTab({ bookedOn: `${month}-01..${month}-31` })}
          onClose={close}
        />
      )}
    </>
  );
}
