import { BellRing, CircleX, Download } from 'lucide-react';
import { useMemo } from 'react';
import type { RentalManagementProps, RevisionRow } from '#contracts/client/rental-management.ts';
import { letter, waive } from '#generated/routes/client/rental-management/revision.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { Open } from './opened.ts';

/** An index with its two decimals, in the language of the page. */
export function useIndexText() {
  const format = useFormat();
  return (hundredths: number | null): string =>
    hundredths === null ? '–' : format.number(hundredths / 100, 2);
}

function RevisionBadge({ status }: Pick<RevisionRow, 'status'>) {
  const t = useMessages(rentalMessages);
  if (status === 'not_revisable') return <Badge>{t('notRevisable')}</Badge>;
  return <OfficeStateBadge entity="rentRevision" state={status === 'awaiting_index' ? 'proposed' : status} />;
}

function useRevisionActions(can: RentalManagementProps['can'], open: Open) {
  const t = useMessages(rentalMessages);
  const { run } = useAction();
  return (revision: RevisionRow): MenuAction[] => {
    const { id, status } = revision;
    const isOpen = status === 'proposed' || status === 'awaiting_index';
    return [
      ...(can.update && status === 'proposed'
        ? [
            {
              id: 'notify',
              label: t('actions.notify'),
              icon: BellRing,
              run: () => open({ kind: 'notify', revision }),
            },
          ]
        : []),
      ...(can.update && isOpen
        ? [
            {
              id: 'waive',
              label: t('actions.waive'),
              icon: CircleX,
              run: () => void run({ method: 'PATCH', href: waive(id) }),
            },
          ]
        : []),
      ...(status === 'notified' || status === 'applied'
        ? [
            {
              id: 'letter',
              label: t('actions.letter'),
              icon: Download,
              run: () => window.location.assign(letter(id)),
            },
          ]
        : []),
    ];
  };
}

/** The columns of the revisions, with how each rent comes about. */
export function useRevisionColumns(can: RentalManagementProps['can'], open: Open): ListColumn<RevisionRow>[] {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const index = useIndexText();
  const actionsOf = useRevisionActions(can, open);
  return useMemo(() => {
    const formula = (row: RevisionRow): string =>
      row.toCents === null || row.newIndex === null || row.oldIndex === null
        ? row.status === 'awaiting_index'
          ? t('formulaWaits', { quarter: row.newQuarter })
          : t('none')
        : t('formula', {
            from: format.money(row.fromCents),
            newIndex: index(row.newIndex),
            oldIndex: index(row.oldIndex),
            to: format.money(row.toCents),
          });
    return [
      {
        id: 'number',
        label: t('columns.number'),
        value: ({ number }) => number,
        isName: true,
        isPinned: true,
        width: 116,
      },
      {
        id: 'name',
        label: t('columns.renters'),
        value: ({ renters }) => renters,
        sort: 'ascending',
        card: 'subtitle',
        width: 176,
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => status,
        show: ({ status }) => <RevisionBadge status={status} />,
        card: 'badge',
        width: 140,
      },
      {
        id: 'dueOn',
        label: t('columns.dueOn'),
        kind: 'day',
        value: ({ dueOn }) => dueOn,
        sort: 'descending',
        card: 'foot',
        width: 108,
      },
      {
        id: 'rent',
        label: t('columns.rent'),
        kind: 'money',
        value: ({ toCents }) => toCents,
        hasCents: true,
        card: 'figure',
        isMain: true,
      },
      {
        id: 'variation',
        label: t('columns.variation'),
        kind: 'rate',
        value: ({ variationBps }) => variationBps,
      },
      {
        id: 'kind',
        label: t('columns.kind'),
        value: ({ kind, quarter, newQuarter }) => `${kind} ${quarter} → ${newQuarter}`,
        card: 'foot',
        width: 176,
      },
      {
        id: 'formula',
        label: t('columns.formula'),
        value: formula,
        show: (row) => (
          <Inline gap={1} as="span" isOneLine>
            {formula(row)}
            {row.explanation && <ExplainedTrigger explanation={row.explanation} />}
          </Inline>
        ),
        card: 'subtitle',
        width: 304,
      },
      {
        id: 'detail',
        label: t('fields.requestedOn'),
        value: ({ requestedOn, effectiveOn, claimUntil, status }) =>
          requestedOn !== null && effectiveOn !== null
            ? `${format.date(requestedOn)}, ${t('effective', { date: format.date(effectiveOn) })}`
            : claimUntil !== null && (status === 'proposed' || status === 'awaiting_index')
              ? t('claimUntil', { date: format.date(claimUntil) })
              : null,
        tone: 'secondary',
        width: 240,
      },
      {
        id: 'actions',
        label: t('columns.actions'),
        value: () => null,
        show: (row) => {
          const actions = actionsOf(row);
          const label = t('actions.revisionLabel', { number: row.number });
          return (
            actions.length > 0 && (
              <Menu isIconOnly size="sm" variant="discreet" label={label} actions={actions} />
            )
          );
        },
        isLabelHidden: true,
        card: 'end',
        width: 48,
      },
    ];
  }, [t, format, index, actionsOf]);
}
