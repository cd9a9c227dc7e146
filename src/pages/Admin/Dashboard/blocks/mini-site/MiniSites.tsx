import { Ban, ExternalLink, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { MiniSiteProps, MiniSiteRow } from '#contracts/admin/dashboard/mini-site.ts';
import { restore } from '#generated/routes/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { useLoadText } from './useLoadText.ts';

// Fetched when a page is first suspended.
const SuspendDialog = lazyDialog(async () => (await import('./SuspendDialog.tsx')).SuspendDialog);

interface MiniSitesProps extends Pick<MiniSiteProps, 'sites' | 'can'> {
  readonly list: ListAddressView;
  readonly keepAs: string;
}

const tones = { published: 'pos', unpublished: 'sourcing', suspended: 'neg' } as const;

/** The pages themselves: looked at, suspended, restored. */
export function MiniSites({ sites, can, list, keepAs }: MiniSitesProps) {
  const t = useMessages(miniSiteMessages);
  const [asked, setAsked] = useState<MiniSiteRow | null>(null);
  const columns = useColumns({
    canSuspend: can.suspend,
    suspend: setAsked,
    hasSuspended: sites.some(({ suspension }) => suspension !== null),
  });
  return (
    <>
      <SectionTitle>{t('list')}</SectionTitle>
      <DataList
        label={t('list')}
        keepAs={keepAs}
        list={list}
        searchLabel={t('search')}
        columns={columns}
        rows={sites}
        idOf={({ id }) => id}
      />
      {asked !== null && <SuspendDialog site={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ColumnFacts {
  readonly canSuspend: boolean;
  readonly suspend: (site: MiniSiteRow) => void;
  readonly hasSuspended: boolean;
}

function useColumns({ canSuspend, suspend, hasSuspended }: ColumnFacts): ListColumn<MiniSiteRow>[] {
  const t = useMessages(miniSiteMessages);
  const { date } = useFormat();
  const loadText = useLoadText();
  return [
    {
      id: 'programme',
      label: t('columns.programme'),
      isName: true,
      value: ({ programme }) => programme,
      sort: 'ascending',
    },
    {
      id: 'company',
      label: t('columns.company'),
      width: 190,
      card: 'subtitle',
      value: ({ company }) => company,
    },
    { id: 'brand', label: t('columns.brand'), value: ({ brand }) => brand, isHidden: true },
    { id: 'slug', label: t('columns.slug'), value: ({ slug }) => slug, isHidden: true },
    {
      id: 'status',
      label: t('columns.status'),
      card: 'badge',
      width: 120,
      value: ({ status }) => t(`statuses.${status}`),
      show: ({ status }) => <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    {
      id: 'publishedAt',
      label: t('columns.publishedAt'),
      kind: 'day',
      value: ({ publishedAt }) => publishedAt,
      sort: 'descending',
    },
    {
      id: 'visits',
      label: t('columns.visits'),
      kind: 'count',
      card: 'figure',
      value: ({ visits }) => visits,
      sort: 'descending',
      isSummed: true,
    },
    {
      id: 'leads',
      label: t('columns.leads'),
      kind: 'count',
      card: 'figure',
      value: ({ leads }) => leads,
      sort: 'descending',
      isSummed: true,
    },
    {
      id: 'conversion',
      label: t('columns.conversion'),
      kind: 'rate',
      card: 'figure',
      value: ({ conversionBps }) => conversionBps,
    },
    { id: 'load', label: t('columns.load'), value: ({ load }) => loadText(load), isHidden: true },
    {
      id: 'updatedAt',
      label: t('columns.updatedAt'),
      kind: 'day',
      value: ({ updatedAt }) => updatedAt,
      isHidden: true,
    },
    {
      id: 'conformity',
      label: t('columns.conformity'),
      card: 'foot',
      width: 220,
      value: () => null,
      show: (row) => <Conformity row={row} />,
    },
    {
      id: 'reason',
      label: t('columns.reason'),
      width: 280,
      value: ({ suspension }) =>
        suspension === null
          ? null
          : t(suspension.by === null ? 'suspendedOn' : 'suspendedBy', {
              date: date(suspension.at),
              by: suspension.by ?? '',
              reason: suspension.reason,
            }),
      isHidden: !hasSuspended,
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      isLabelHidden: true,
      card: 'foot',
      width: 96,
      value: () => null,
      show: (row) => <RowActions row={row} canSuspend={canSuspend} suspend={suspend} />,
    },
  ];
}

/** What a page lacks. */
function Conformity({ row }: { readonly row: MiniSiteRow }) {
  const t = useMessages(miniSiteMessages);
  const missing = row.conformity.filter(({ isMet }) => !isMet).map(({ check }) => t(`conformity.${check}`));
  return (
    <Badge tone={missing.length === 0 ? 'pos' : 'warn'}>
      {missing.length === 0 ? t('conforms') : t('lacks', { list: missing.join(', ') })}
    </Badge>
  );
}

interface RowActionsProps {
  readonly row: MiniSiteRow;
  readonly canSuspend: boolean;
  readonly suspend: (site: MiniSiteRow) => void;
}

function RowActions({ row, canSuspend, suspend }: RowActionsProps) {
  const t = useMessages(miniSiteMessages);
  const { isPending, run } = useAction();
  const { id, programme: name, status } = row;
  return (
    <Inline gap={1} isOneLine justify="end">
      {status === 'published' && (
        <IconButton
          size="sm"
          icon={ExternalLink}
          label={t('openLabel', { name })}
          onClick={() => window.open(row.href, '_blank', 'noopener')}
        />
      )}
      {canSuspend && status === 'suspended' && (
        <IconButton
          size="sm"
          icon={RotateCcw}
          label={t('restore.label', { name })}
          isPending={isPending}
          onClick={() => void run({ method: 'DELETE', href: restore({ site: id }), preserveScroll: true })}
        />
      )}
      {canSuspend && status !== 'suspended' && (
        <IconButton size="sm" icon={Ban} label={t('suspend.label', { name })} onClick={() => suspend(row)} />
      )}
    </Inline>
  );
}
