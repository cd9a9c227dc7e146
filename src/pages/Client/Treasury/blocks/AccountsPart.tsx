import { Archive, ArchiveRestore, ArrowLeftRight, PencilLine, Scale } from 'lucide-react';
import type { ShownTreasuryAccount, TreasuryProps } from '#contracts/client/treasury.ts';
import { transaction } from '#generated/routes/client.ts';
import { archive } from '#generated/routes/client/treasury/account.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { Entered } from '../../Treasury.tsx';

interface AccountsPartProps extends Pick<TreasuryProps, 'accounts' | 'can'> {
  readonly onEnter: (entered: Entered) => void;
}

/** The bank accounts: what the books say, what the bank says, and what lies between. */
export function AccountsPart({ accounts, can, onEnter }: AccountsPartProps) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  const { run } = useAction();
  if (accounts.length === 0) return null;
  const money = (cents: number): string => format.money(cents, { decimals: 2 });
  const actionsOf = (account: ShownTreasuryAccount): MenuAction[] => [
    {
      id: 'movements',
      label: t('accounts.movements'),
      icon: ArrowLeftRight,
      href: transaction({ query: { accountId: [account.id] } }),
    },
    ...(can.update
      ? [
          {
            id: 'edit',
            label: t('accounts.edit'),
            icon: PencilLine,
            run: () => onEnter({ kind: 'account', account }),
          },
          {
            id: 'statement',
            label: t('accounts.statement'),
            icon: Scale,
            run: () => onEnter({ kind: 'statement', account }),
          },
          {
            id: 'archive',
            label: t(account.isArchived ? 'accounts.restore' : 'accounts.archive'),
            icon: account.isArchived ? ArchiveRestore : Archive,
            run: () =>
              void run({
                method: 'PATCH',
                href: archive(account.id),
                data: { isArchived: !account.isArchived },
              }),
          },
        ]
      : []),
  ];
  return (
    <PageSection title={t('accounts.title')} count={accounts.length} isWide>
      <Table label={t('accounts.title')} minWidth={760}>
        <TableHead>
          <HeadCell>{t('accounts.name')}</HeadCell>
          <HeadCell>{t('fields.kind')}</HeadCell>
          <HeadCell isFigure>{t('accounts.book')}</HeadCell>
          <HeadCell isFigure>{t('accounts.bank')}</HeadCell>
          <HeadCell isFigure>{t('accounts.gap')}</HeadCell>
          <HeadCell hiddenLabel={t('accounts.edit')} />
        </TableHead>
        <TableBody>
          {accounts.map((account) => (
            <Row key={account.id}>
              <Cell isHeader>
                {account.label} {account.isArchived && <Badge>{t('accounts.archived')}</Badge>}
              </Cell>
              <Cell tone="secondary">
                {[t(`kinds.${account.kind}`), account.ibanMasked].filter(Boolean).join(' · ')}
              </Cell>
              <FigureCell isMain tone={account.balanceCents < 0 ? 'neg' : 'default'}>
                {money(account.balanceCents)}
              </FigureCell>
              <FigureCell>
                {account.bankBalanceCents !== null &&
                  t('accounts.bankOn', {
                    amount: money(account.bankBalanceCents),
                    date: format.date(account.bankBalanceOn),
                  })}
              </FigureCell>
              <FigureCell tone={account.gapCents ? 'warn' : 'caption'}>
                {account.gapCents === null ? undefined : money(account.gapCents)}
              </FigureCell>
              <Cell isAtEnd>
                <Menu
                  isIconOnly
                  size="sm"
                  variant="discreet"
                  label={t('accounts.more', { name: account.label })}
                  actions={actionsOf(account)}
                />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  );
}

/** What came and went for each operation. */
export function OperationsPart({ operations }: Pick<TreasuryProps, 'operations'>) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  const moved = operations.filter(({ inCents, outCents }) => inCents !== 0 || outCents !== 0);
  if (moved.length === 0) return null;
  return (
    <PageSection title={t('byOperation.title')} isWide>
      <Table label={t('byOperation.title')} minWidth={520}>
        <TableHead>
          <HeadCell>{t('byOperation.name')}</HeadCell>
          <HeadCell isFigure>{t('byOperation.in')}</HeadCell>
          <HeadCell isFigure>{t('byOperation.out')}</HeadCell>
          <HeadCell isFigure>{t('byOperation.balance')}</HeadCell>
        </TableHead>
        <TableBody>
          {moved.map(({ id, label, inCents, outCents, balanceCents }) => (
            <Row key={id}>
              <Cell isHeader>{label}</Cell>
              <FigureCell>{format.money(inCents, { decimals: 2 })}</FigureCell>
              <FigureCell>{format.money(outCents, { decimals: 2 })}</FigureCell>
              <FigureCell isMain>{format.money(balanceCents, { decimals: 2 })}</FigureCell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  );
}
