import { PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { AccountingCodeProps, CompanyAccountRow } from '#contracts/client/accounting-code.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { destroy, reset } from '#generated/routes/client/accounting-code.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface AccountColumns {
  readonly can: AccountingCodeProps['can'];
  readonly year: number;
  readonly onOpen: (account: CompanyAccountRow) => void;
}

const useAccountMessages = () => useMessages(accountMessages);
type T = ReturnType<typeof useAccountMessages>;

const settingsOf = (t: T): ListColumn<CompanyAccountRow>[] => [
  {
    id: 'nature',
    label: t('fields.nature'),
    value: ({ nature }) => t(`choices.nature.${nature}`),
    card: 'foot',
    width: 144,
  },
  {
    id: 'vatDefault',
    label: t('fields.vatDefault'),
    value: ({ vatDefault }) => vatDefault && t(`choices.vatDefault.${vatKey(vatDefault)}`),
    width: 116,
  },
  {
    id: 'isOperationRequired',
    label: t('columns.isOperationRequired'),
    value: ({ isOperationRequired }) => (isOperationRequired ? t('required') : null),
    width: 104,
  },
];

const usageOf = (t: T, year: number): ListColumn<CompanyAccountRow>[] => [
  {
    id: 'movements',
    label: t('columns.movements'),
    kind: 'count',
    value: ({ movementsCount }) => movementsCount || null,
    sort: 'descending',
    card: 'figure',
    width: 112,
  },
  {
    id: 'balance',
    label: t('columns.balance', { year: String(year) }),
    kind: 'money',
    value: ({ balanceCents, movementsCount }) => (movementsCount === 0 ? null : balanceCents),
    sort: 'descending',
    card: 'figure',
    isMain: true,
    width: 132,
  },
];

/** The columns of the chart, its menu of actions last. */
export function useAccountColumns({ can, year, onOpen }: AccountColumns): ListColumn<CompanyAccountRow>[] {
  const t = useAccountMessages();
  const { run: act } = useAction();
  return useMemo(() => {
    const actionsOf = (account: CompanyAccountRow): MenuAction[] => [
      {
        id: 'edit',
        label: t(can.update ? 'edit' : 'view'),
        icon: PencilLine,
        run: () => onOpen(account),
      },
      ...(can.update && account.isChanged
        ? [
            {
              id: 'reset',
              label: t('reset'),
              icon: RotateCcw,
              run: () => void act({ method: 'POST', href: reset(), data: { code: account.code } }),
            },
          ]
        : []),
      ...(can.delete && account.origin === 'tenant'
        ? [
            {
              id: 'destroy',
              label: t('remove'),
              icon: Trash2,
              isDanger: true,
              run: () => void act({ method: 'DELETE', href: destroy(account.id) }),
            },
          ]
        : []),
    ];
    return [
      {
        id: 'name',
        label: t('columns.name'),
        value: ({ code, depth }) => `${'\u2003'.repeat(depth)}${code}`,
        isName: true,
        isPinned: true,
        width: 132,
      },
      {
        id: 'label',
        label: t('fields.label'),
        value: ({ label }) => label,
        sort: 'ascending',
        card: 'subtitle',
        width: 304,
      },
      ...settingsOf(t),
      ...usageOf(t, year),
      {
        id: 'origin',
        label: t('fields.origin'),
        value: ({ origin, isChanged, isActive }) =>
          [t(`choices.origin.${origin}`), isChanged && t('changed'), !isActive && t('inactive')]
            .filter(Boolean)
            .join(', '),
        show: ({ origin, isChanged, isActive }) => (
          <Inline gap={1} as="span" isOneLine>
            {t(`choices.origin.${origin}`)}
            {isChanged && <Badge tone="sourcing">{t('changed')}</Badge>}
            {!isActive && <Badge tone="warn">{t('inactive')}</Badge>}
          </Inline>
        ),
        card: 'badge',
        width: 176,
      },
      {
        id: 'actions',
        label: t('columns.actions'),
        value: () => null,
        show: (account) => (
          <Menu
            isIconOnly
            size="sm"
            variant="discreet"
            label={t('more', { code: account.code })}
            actions={actionsOf(account)}
          />
        ),
        isLabelHidden: true,
        card: 'end',
        width: 48,
      },
    ];
  }, [t, can, year, onOpen, act]);
}
