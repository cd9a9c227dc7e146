import { BookMarked, CircleDashed, Layers, PencilLine, Tag, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import type { AccountingCodeIndexProps, AccountRow } from '#contracts/admin/accounting-code/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { destroy, download, index } from '#generated/routes/admin/accounting-code.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { EditionNotice } from './blocks/EditionNotice.tsx';

// Fetched when an account is first opened, and when a file is first brought in.
const AccountDialog = lazyDialog(async () => (await import('./blocks/AccountDialog.tsx')).AccountDialog);
const ImportAccountsDialog = lazyDialog(
  async () => (await import('./blocks/ImportAccountsDialog.tsx')).ImportAccountsDialog,
);

type Opened = { readonly kind: 'account'; readonly account: AccountRow | null } | { readonly kind: 'import' };

/** The chart of accounts that every company reads: in the order of the numbers, sub-accounts below theirs. */
export default function AccountingCodeIndex(props: WithShared<AccountingCodeIndexProps>) {
  const t = useMessages(chartMessages);
  const column = useColumns<AccountRow>(chartMessages);
  const { isPending, run } = useAction();
  const { can } = props.list;
  const [opened, setOpened] = useState<Opened | null>(
    props.opened && { kind: 'account', account: props.opened },
  );
  const [removed, setRemoved] = useState<AccountRow | null>(null);
  const close = () => setOpened(null);
  const remove = async (): Promise<void> => {
    if (removed === null) return;
    await run({ method: 'DELETE', href: destroy(removed.id) });
    setRemoved(null);
  };
  const actionsOf = (account: AccountRow) => (
    <Inline gap={1} isOneLine>
      <Button
        size="sm"
        variant="discreet"
        icon={PencilLine}
        onClick={() => setOpened({ kind: 'account', account })}
      >
        {t(can.update ? 'edit' : 'view')}
      </Button>
      {can.delete && account.origin === 'ilot' && (
        <Button size="sm" variant="discreet" icon={Trash2} onClick={() => setRemoved(account)}>
          {t('remove')}
        </Button>
      )}
    </Inline>
  );
  const stateOf = ({ isActive }: AccountRow) => !isActive && <Badge tone="warn">{t('inactive')}</Badge>;
  return (
    <>
      <ListPage
        props={props}
        page="Admin/AccountingCode/Index"
        messages={chartMessages}
        routes={{ index, download }}
        onCreate={() => setOpened({ kind: 'account', account: null })}
        createKeys="n k"
        events={['chartcode.changed']}
        refreshed={['classes', 'edition']}
        binType="chartcode"
        notice={<EditionNotice edition={props.edition} />}
        shortcuts={props.classes.map(({ id, count, href, isCurrent }) => ({
          label: t('className', { id }),
          count,
          href,
          isCurrent,
        }))}
        actions={[
          can.create && {
            id: 'accounts.import',
            label: t('import.action'),
            place: 'page',
            icon: Upload,
            run: () => setOpened({ kind: 'import' }),
          },
        ]}
        filters={{
          class: Layers,
          nature: Tag,
          origin: BookMarked,
          edition: BookMarked,
          active: CircleDashed,
        }}
        columns={[
          column.name(({ code, depth }) => `${'\u2003'.repeat(depth)}${code}`, {
            sort: 'ascending',
            width: 132,
          }),
          column.of('text', 'label', { sort: 'ascending', card: 'subtitle', width: 284 }),
          column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), { width: 84 }),
          column.made('text', 'side', ({ side }) => t(`choices.side.${side}`), { width: 76 }),
          column.made('text', 'nature', ({ nature }) => t(`choices.nature.${nature}`), {
            card: 'foot',
            width: 144,
          }),
          column.made(
            'text',
            'vatDefault',
            ({ vatDefault }) => vatDefault && t(`choices.vatDefault.${vatKey(vatDefault)}`),
            {
              width: 108,
            },
          ),
          column.made('text', 'isOperationRequired', ({ isOperationRequired }) =>
            isOperationRequired ? t('yes') : null,
          ),
          column.made('text', 'origin', ({ origin }) => t(`choices.origin.${origin}`), {
            card: 'foot',
            width: 76,
          }),
          column.made('text', 'edition', ({ edition }) => t(`choices.edition.${edition}`), {
            isHidden: true,
          }),
          column.made('count', 'companies', ({ companiesCount }) => companiesCount || null, { width: 148 }),
          column.made(
            'text',
            'active',
            ({ isActive }) => t(`choices.active.${isActive ? 'active' : 'inactive'}`),
            {
              show: stateOf,
              card: 'badge',
              width: 84,
            },
          ),
          column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
          column.made('text', 'actions', () => null, {
            show: actionsOf,
            isLabelHidden: true,
            card: 'end',
            width: 204,
          }),
        ]}
      />
      {opened?.kind === 'account' && (
        <AccountDialog
          account={opened.account}
          canSave={opened.account === null ? can.create : can.update}
          onClose={close}
        />
      )}
      {opened?.kind === 'import' && <ImportAccountsDialog onClose={close} />}
      {removed !== null && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('removeTitle', { name: `${removed.code} ${removed.label}` })}
          confirmLabel={t('remove')}
          isPending={isPending}
          onCancel={() => setRemoved(null)}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
}
