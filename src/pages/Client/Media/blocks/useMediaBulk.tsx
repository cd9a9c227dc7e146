import { Clapperboard, Download, Folder, HardHat, Hourglass, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { maxNamedRows } from '#contracts/limits.ts';
import { maxArchiveFiles, mediaStages, pathOf } from '#domain/media/media.ts';
import { bulk } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { RowBulk } from '../../../blocks/list/useRowBulk.tsx';
import { archiveAddress } from './archive-address.ts';

const useTexts = () => useMessages(mediaMessages);
type MediaTexts = ReturnType<typeof useTexts>;

interface MediaBulk {
  readonly more: NonNullable<RowBulk['more']>;
  /** Asks before what is used somewhere is deleted. */
  readonly dialog: ReactNode;
}

/** Folders, operations and stages for several files, their archive, their deletion. */
export function useMediaBulk(page: MediaPageProps): MediaBulk {
  const { list, folders, operations, can } = page;
  const t = useTexts();
  const { remove, dialog } = useRemoval(page);
  const more: MediaBulk['more'] = (rows, done, send) => {
    const take = async (set: Readonly<Record<string, unknown>>): Promise<void> => {
      if (await send(rows, set)) done();
    };
    const run = (set: Readonly<Record<string, unknown>>) => () => void take(set);
    const refusal = archiveRefusal(rows, list.meta.total, t);
    return [
      list.can.update && {
        id: 'rows.move',
        label: t('bulk.move'),
        place: 'page',
        icon: Folder,
        choices: [
          ...folders.map(({ id }) => ({
            id,
            label: pathOf(folders, id)
              .map(({ name }) => name)
              .join(' / '),
            run: run({ field: 'folder', folderId: id }),
          })),
          { id: 'none', label: t('bulk.noFolder'), run: run({ field: 'folder', folderId: null }) },
        ],
      },
      list.can.update && {
        id: 'rows.operation',
        label: t('bulk.operation'),
        place: 'page',
        icon: HardHat,
        choices: [
          ...operations.map(({ id, name }) => ({
            id,
            label: name,
            run: run({ field: 'operation', operationId: id }),
          })),
          { id: 'none', label: t('bulk.noOperation'), run: run({ field: 'operation', operationId: null }) },
        ],
      },
      list.can.update && {
        id: 'rows.stage',
        label: t('bulk.stage'),
        place: 'page',
        icon: Hourglass,
        choices: [
          ...mediaStages.map((stage) => ({
            id: stage,
            label: t(`choices.stage.${stage}`),
            run: run({ field: 'stage', stage }),
          })),
          { id: 'none', label: t('bulk.noStage'), run: run({ field: 'stage', stage: null }) },
          {
            id: 'plan',
            label: t('bulk.asPlan'),
            icon: Clapperboard,
            run: run({ field: 'kind', kind: 'plan' }),
          },
        ],
      },
      can.download && {
        id: 'rows.archive',
        label: t('bulk.download'),
        place: 'page',
        icon: Download,
        run: () => window.location.assign(archiveAddress(list, rows)),
        ...(refusal !== null && { inactiveReason: refusal }),
      },
      list.can.delete && {
        id: 'rows.delete',
        label: t('bulk.remove'),
        place: 'page',
        icon: Trash2,
        run: () => void remove(rows, done),
      },
    ];
  };
  return { more, dialog };
}

interface Asked {
  readonly rows: SelectedRows;
  readonly done: () => void;
  /** What will be missing where. */
  readonly text: string;
}

/** Deletes chosen files; those that are used somewhere once the person has agreed to what will be missing there. */
function useRemoval({ list: { query } }: Pick<MediaPageProps, 'list'>) {
  const t = useTexts();
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (rows: SelectedRows, done: () => void, isAgreed: boolean): Promise<void> => {
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: bulk(),
      data: { rows: rows.kind === 'all' ? { ...rows, query } : rows, set: { field: 'deleted', isAgreed } },
      preserveScroll: true,
    });
    const { agreement, ...others } = errors;
    const refusal = Object.values(others)[0];
    setAsked(agreement === undefined ? null : { rows, done, text: agreement });
    if (refusal !== undefined) toast.error(refusal);
    if (outcome === 'success') done();
  };
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('bulk.removeUsed')}
      description={asked?.text}
      confirmLabel={t('bulk.remove')}
      isDanger
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked !== null) void send(asked.rows, asked.done, true);
      }}
    />
  );
  return { remove: (rows: SelectedRows, done: () => void) => send(rows, done, false), dialog };
}

/** Why chosen files cannot leave as one archive; null where they can. */
function archiveRefusal(rows: SelectedRows, total: number, t: MediaTexts): string | null {
  const named = rows.kind === 'ids' ? rows.ids : rows.except;
  if (named.length > maxNamedRows) return t('bulk.tooMany');
  const isTooMany = rows.kind === 'all' && total - named.length > maxArchiveFiles;
  return isTooMany ? t('bulk.tooManyOfList', { max: maxArchiveFiles }) : null;
}
