import { Archive, ArchiveRestore, Download, Tag, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Facet, ListProps } from '#contracts/define-list.ts';
import { maxNamedRows } from '#contracts/limits.ts';
import type { Person } from '#contracts/shared.ts';
import * as recordMessages from '#messages/record.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { Action } from '#ui/actions/action.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { useRowExport } from './useRowExport.ts';

// Fetched when rows are first tagged.
const TagDialog = lazyDialog(async () => (await import('./TagDialog.tsx')).TagDialog);

/** Sends a change of the chosen rows; true when it was taken. */
export type SendBulk = (rows: SelectedRows, set: Readonly<Record<string, unknown>>) => Promise<boolean>;

/** What can be done with chosen rows; each asks the route at `href` to `set` something in all of them. */
export interface RowBulk {
  readonly href: string;
  /** Who they can be given to: `{ field: 'owner', ownerUserId }`. */
  readonly people?: readonly Person[];
  /** Tags in use, to add some: `{ field: 'tags', tags }`. */
  readonly tags?: readonly Facet[];
  /** `{ field: 'archived', isArchived }`. */
  readonly isArchived?: boolean;
  /** Some of it needs no right to change. */
  readonly isForReaders?: boolean;
  /** More of the list's own. */
  readonly more?: (rows: SelectedRows, done: () => void, send: SendBulk) => readonly (Action | false)[];
}

interface RowBulkOptions {
  readonly bulk: RowBulk | undefined;
  readonly list: Pick<ListProps<never, ListQuery>, 'query' | 'can'>;
  readonly exportChoices: ReturnType<typeof useRowExport> | null;
}

/** The actions on chosen rows of a declared list, and the window that one of them asks in. */
export function useRowBulk({ bulk, list: { query, can }, exportChoices }: RowBulkOptions) {
  const t = useMessages(recordMessages);
  const visit = useVisit();
  const [tagged, setTagged] = useState<{ rows: SelectedRows; done: () => void } | null>(null);

  const send: SendBulk = async (rows, set) => {
    if (bulk === undefined) return false;
    const meant = rows.kind === 'all' ? { ...rows, query } : rows;
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: bulk.href,
      data: { rows: meant, set },
      preserveScroll: true,
    });
    const refusal = Object.values(errors)[0];
    if (outcome === 'invalid' && refusal !== undefined) toast.error(refusal);
    return outcome !== 'invalid' && outcome !== 'failed';
  };
  const isNamed = (rows: SelectedRows): boolean =>
    rows.kind === 'ids' ? rows.ids.length <= maxNamedRows : rows.except.length === 0;

  const actions = (rows: SelectedRows, done: () => void): readonly (Action | false)[] => {
    const take = async (set: Readonly<Record<string, unknown>>): Promise<void> => {
      if (await send(rows, set)) done();
    };
    const run = (set: Readonly<Record<string, unknown>>) => () => void take(set);
    const change = can.update && bulk !== undefined;
    return [
      change &&
        bulk.people !== undefined && {
          id: 'rows.assign',
          label: t('assign'),
          place: 'page',
          icon: User,
          choices: bulk.people.map(({ id, name }) => ({
            id,
            label: name,
            run: run({ field: 'owner', ownerUserId: id }),
          })),
        },
      change &&
        bulk.tags !== undefined && {
          id: 'rows.tag',
          label: t('tag'),
          place: 'page',
          icon: Tag,
          run: () => setTagged({ rows, done }),
        },
      change &&
        bulk.isArchived === true && {
          id: 'rows.archive',
          label: t('archive'),
          place: 'page',
          icon: Archive,
          run: run({ field: 'archived', isArchived: true }),
        },
      change &&
        bulk.isArchived === true && {
          id: 'rows.unarchive',
          label: t('unarchive'),
          place: 'page',
          icon: ArchiveRestore,
          run: run({ field: 'archived', isArchived: false }),
        },
      ...(bulk?.more?.(rows, done, send) ?? []),
      exportChoices !== null && {
        id: 'rows.export',
        label: t('export'),
        place: 'page',
        icon: Download,
        ...(isNamed(rows)
          ? { choices: exportChoices(rows.kind === 'ids' ? rows.ids : []) }
          : { inactiveReason: t('exportLimit') }),
      },
    ];
  };

  const dialog: ReactNode = tagged && (
    <TagDialog
      suggestions={(bulk?.tags ?? []).map(({ value }) => value)}
      onClose={() => setTagged(null)}
      onSubmit={async (tags) => {
        const isDone = await send(tagged.rows, { field: 'tags', tags });
        if (isDone) tagged.done();
        return isDone;
      }}
    />
  );
  const hasActions =
    exportChoices !== null || (bulk !== undefined && (can.update || bulk.isForReaders === true));
  return { actions: hasActions ? actions : undefined, dialog };
}
