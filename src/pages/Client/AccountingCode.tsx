import { BookMarked, Building2, CircleDashed, Download, Layers, Plus, Tag, Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AccountingCodeProps, CompanyAccountRow } from '#contracts/client/accounting-code.ts';
import type { WithShared } from '#contracts/shared.ts';
import { accountFacets } from '#domain/accounting/account-facets.ts';
import { accountClasses, accountNatures, accountOrigins } from '#domain/accounting/code.ts';
import { accountingCode as index } from '#generated/routes/client.ts';
import { download } from '#generated/routes/client/accounting-code.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { ListFilter } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useRowExport } from '../blocks/list/useRowExport.ts';
import type { RuleDialogProps } from './AccountingCode/blocks/RuleDialog.tsx';
import { RulesPart } from './AccountingCode/blocks/RulesPart.tsx';
import { useAccountColumns } from './AccountingCode/blocks/useAccountColumns.tsx';

// Fetched when an account or a rule is first opened.
const AccountDialog = lazyDialog(
  async () => (await import('./AccountingCode/blocks/AccountDialog.tsx')).AccountDialog,
);
const RuleDialog = lazyDialog(
  async () => (await import('./AccountingCode/blocks/RuleDialog.tsx')).RuleDialog,
);

type Opened =
  | { readonly kind: 'account'; readonly account: CompanyAccountRow | null }
  | { readonly kind: 'rule'; readonly rule: RuleDialogProps['rule'] };

const filterValueOf = (key: string, row: CompanyAccountRow): string =>
  (accountFacets(row) as Readonly<Record<string, string>>)[key] ?? '';
const activeNames = ['active', 'inactive'] as const;
const usedNames = ['used', 'unused'] as const;

function useAccountFilters(): readonly ListFilter[] {
  const t = useMessages(accountMessages);
  return [
    {
      key: 'class',
      label: t('filters.class'),
      icon: Layers,
      choices: accountClasses.map((value) => ({ value, label: t(`choices.class.${value}`) })),
    },
    {
      key: 'nature',
      label: t('filters.nature'),
      icon: Tag,
      choices: accountNatures.map((value) => ({ value, label: t(`choices.nature.${value}`) })),
    },
    {
      key: 'origin',
      label: t('fields.origin'),
      icon: BookMarked,
      choices: accountOrigins.map((value) => ({ value, label: t(`choices.origin.${value}`) })),
    },
    {
      key: 'active',
      label: t('filters.active'),
      icon: CircleDashed,
      choices: activeNames.map((value) => ({ value, label: t(`choices.active.${value}`) })),
    },
    {
      key: 'used',
      label: t('filters.used'),
      icon: Waypoints,
      choices: usedNames.map((value) => ({ value, label: t(`choices.used.${value}`) })),
    },
  ];
}

/** The accounts of a company, as it calls them, and the rules by which bank lines find theirs. */
export default function AccountingCode(props: WithShared<AccountingCodeProps>) {
  const { accounts, rules, tab, query, defaults, can, scheme, year } = props;
  const t = useMessages(accountMessages);
  const rule = useMessages(ruleMessages);
  const atFirst = accounts.find(({ code }) => code === props.open);
  const [opened, setOpened] = useState<Opened | null>(
    atFirst === undefined ? null : { kind: 'account', account: atFirst },
  );
  useTitle(t('title'), props.app.name);
  useRefreshOnEvent<AccountingCodeProps>(
    props.realtime?.changesChannel ?? null,
    ['accounting.changed'],
    ['accounts', 'rules'],
  );
  const list = useListAddress({ path: index(), query, defaults });
  const open = (account: CompanyAccountRow): void => setOpened({ kind: 'account', account });
  const columns = useAccountColumns({ can, year, onOpen: open });
  const filters = useAccountFilters();
  const rows = useMemo(
    () => clientRows(accounts, columns, { ...query, columns: [] }, filterValueOf),
    [accounts, query, columns],
  );
  const save = useRowExport(download(), query, defaults);
  const count = t('count', { count: accounts.length });
  const isRules = tab === 'rules';
  return (
    <>
      <PageHeader
        title={t('title')}
        isInline
        subtitle={list.isFiltered ? t('filteredCount', { count: rows.length, total: count }) : count}
        actions={
          <>
            <Badge icon={Building2}>{t(`scheme.${scheme}`)}</Badge>
            <PageActions
              isCompactOnPhone
              actions={[
                !isRules && {
                  id: 'list.export',
                  label: t('export'),
                  place: 'page',
                  icon: Download,
                  choices: save(),
                },
                can.create && {
                  id: isRules ? 'rule.create' : 'account.create',
                  label: isRules ? rule('create') : t('create'),
                  place: 'page',
                  icon: Plus,
                  run: () =>
                    setOpened(isRules ? { kind: 'rule', rule: null } : { kind: 'account', account: null }),
                  keys: 'n h',
                  isMain: true,
                },
              ]}
            />
          </>
        }
      />
      <Tabs
        label={t('tabs.label')}
        items={[
          { label: t('tabs.accounts'), href: index(), count: accounts.length, isCurrent: !isRules },
          {
            label: t('tabs.rules'),
            href: index({ query: { tab: 'rules' } }),
            count: rules.length,
            isCurrent: isRules,
          },
        ]}
      />
      {isRules ? (
        <RulesPart props={props} onOpen={(shown) => setOpened({ kind: 'rule', rule: shown })} />
      ) : (
        <DataList
          label={t('title')}
          keepAs={`${props.auth.user?.id ?? ''}:accounting-codes`}
          list={list}
          columns={columns}
          filters={filters}
          searchLabel={t('search')}
          rows={rows}
          idOf={({ code }) => code}
          filteredEmpty={{ title: t('empty') }}
        />
      )}
      {opened?.kind === 'account' && (
        <AccountDialog
          account={opened.account}
          accounts={accounts}
          canSave={opened.account === null ? can.create : can.update}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'rule' && (
        <RuleDialog rule={opened.rule} props={props} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
