import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import type { AccountRow } from '#contracts/admin/user/index.ts';
import type { AdminBrandFormProps, BrandSheetOf } from '#contracts/admin/brand/form.ts';
import { bulk, edit, index } from '#generated/routes/admin/user.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import * as peopleMessages from '#messages/network-people.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SearchField } from '#ui/data/SearchField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { PersonCounters } from '../../../blocks/brand/PersonCounters.tsx';
import { usePersonColumns } from '../../../blocks/brand/usePersonColumns.tsx';
import { useAccountActions } from '../../User/blocks/useAccountActions.tsx';

/** Somebody in one of the companies of a network. */
interface BrandUser {
  readonly id: string;
  readonly company: string;
  readonly account: AccountRow;
}

interface UserPartProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly sheet: BrandSheetOf<'utilisateurs'>;
}

/** The people of a network, company by company. */
export function UserPart({ brand, sheet }: UserPartProps) {
  const t = useMessages(brandMessages);
  const words = useMessages(peopleMessages);
  const { run } = useAction();
  const { actionsOf, dialog } = useAccountActions(sheet.impersonation);
  const [q, setQ] = useState('');
  const columns = usePersonColumns<BrandUser>({
    personOf: ({ account, company }) => ({ ...account, company }),
    actionsOf: ({ account }) => actionsOf(account),
  });
  const all = usersOf(sheet);
  const rows = clientRows(all, columns, { q });
  if (all.length === 0) return <p>{t('users.empty')}</p>;
  const again = async (ids: readonly string[], done: () => void): Promise<void> => {
    const data = { rows: { kind: 'ids', ids }, set: { field: 'invitation' } };
    if (await run({ method: 'PATCH', href: bulk(), data })) done();
  };
  const bulkActions = (chosen: SelectedRows, done: () => void): readonly (Action | false)[] => {
    const ids = invitedAmong(rows, chosen);
    return [
      ids.length > 0 && {
        id: 'rows.invite',
        label: words('again'),
        place: 'page',
        icon: Send,
        run: () => void again(ids, done),
      },
    ];
  };
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between">
        <PersonCounters {...countersOf(all.map(({ account }) => account))} />
        <Button icon={Users} href={index({ query: { brand: [brand.id] } })}>
          {t('users.all')}
        </Button>
      </Inline>
      <Inline>
        <SearchField value={q} onSearch={setQ} placeholder={t('users.search')} />
      </Inline>
      <DataList
        label={t('tabs.utilisateurs')}
        keepAs="brand-users"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        hrefOf={({ account }) => edit(account.id)}
        groupBy="company"
        filteredEmpty={{ title: t('users.notFound') }}
        {...(sheet.canInvite && all.some(({ account }) => account.can.invite) && { bulkActions })}
      />
      {dialog}
    </Stack>
  );
}

/** A line for each company that somebody works for. */
const usersOf = ({ groups }: UserPartProps['sheet']): readonly BrandUser[] =>
  groups.flatMap(({ company, users }) =>
    users.map((account) => ({ id: `${company.id}-${account.id}`, company: company.name, account })),
  );

/** Accounts among the chosen lines whose invitation waits, each once. */
function invitedAmong(rows: readonly BrandUser[], chosen: SelectedRows): string[] {
  const isChosen = ({ id }: BrandUser): boolean =>
    chosen.kind === 'ids' ? chosen.ids.includes(id) : !chosen.except.includes(id);
  const waiting = rows.filter((row) => isChosen(row) && row.account.can.invite);
  return [...new Set(waiting.map(({ account }) => account.id))];
}

/** How many people there are by state, each once. */
function countersOf(accounts: readonly AccountRow[]) {
  const people = [...new Map(accounts.map((account) => [account.id, account])).values()];
  const count = (status: AccountRow['status']): number =>
    people.filter((account) => account.status === status).length;
  return { active: count('active'), invited: count('invited'), suspended: count('suspended') };
}
