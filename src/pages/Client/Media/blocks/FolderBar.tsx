import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { pathOf } from '#domain/media/media.ts';
import { media as index } from '#generated/routes/client.ts';
import { destroy } from '#generated/routes/client/media/folder.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { FolderPath } from '#ui/media/FolderPath.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

// Fetched when a folder is first made or renamed.
const FolderDialog = lazyDialog(async () => (await import('./FolderDialog.tsx')).FolderDialog);

interface FolderBarProps extends Pick<MediaPageProps, 'folders'> {
  /** The folder that is looked into; null for all of the library. */
  readonly current: string | null;
  readonly can: MediaPageProps['list']['can'];
}

/** The way through the folders, and what can be done with the present one. */
export function FolderBar({ folders, current, can }: FolderBarProps) {
  const t = useMessages(mediaMessages);
  const { run } = useAction();
  const [dialog, setDialog] = useState<'create' | 'rename' | null>(null);
  const hrefOf = (id: string | null): string =>
    id === null ? index() : index({ query: { folderId: [id] } });
  const path = pathOf(folders, current);
  const here = path.at(-1) ?? null;
  const inner = folders.filter(({ parentId }) => parentId === (here?.id ?? null));
  if (folders.length === 0 && !can.create) return null;
  return (
    <>
      <FolderPath
        label={t('folder.label')}
        path={[
          { id: '', name: t('folder.root'), href: hrefOf(null) },
          ...path.map(({ id, name }) => ({ id, name, href: hrefOf(id) })),
        ]}
        inner={inner.map(({ id, name, count }) => ({
          id,
          name,
          href: hrefOf(id),
          content: t('folder.content', { count }),
        }))}
        actions={
          <Inline gap={1}>
            {here !== null && can.update && (
              <IconButton
                icon={Pencil}
                size="sm"
                label={t('folder.rename')}
                onClick={() => setDialog('rename')}
              />
            )}
            {here !== null && can.delete && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('folder.remove')}
                onClick={() => void run({ method: 'DELETE', href: destroy(here.id) })}
              />
            )}
            {can.create && (
              <Button size="sm" icon={FolderPlus} onClick={() => setDialog('create')}>
                {t('folder.create')}
              </Button>
            )}
          </Inline>
        }
      />
      {dialog !== null && (
        <FolderDialog
          folders={folders}
          folder={dialog === 'rename' ? here : null}
          parentId={here?.id ?? null}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
