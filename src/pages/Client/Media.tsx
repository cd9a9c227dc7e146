import {
  CalendarDays,
  Camera,
  Folder,
  HardHat,
  Hourglass,
  Images,
  Layers,
  Link2,
  ListOrdered,
  Tag,
  User,
} from 'lucide-react';
import { useState } from 'react';
import type { MediaPageProps, MediaRow } from '#contracts/client/media.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { media as index } from '#generated/routes/client.ts';
import { bulk, edit } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { LightboxFailed, LightboxPending } from '#ui/gallery/LightboxPending.tsx';
import type { LightboxViewProps } from '#ui/gallery/LightboxView.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../blocks/list/ListPage.tsx';
import { useColumns } from '../blocks/list/useColumns.ts';
import { FolderBar } from './Media/blocks/FolderBar.tsx';
import { isViewable, kindIcons, slideOf } from './Media/blocks/media-look.ts';
import { MediaCards } from './Media/blocks/MediaCards.tsx';
import { useMediaBulk } from './Media/blocks/useMediaBulk.tsx';

// Fetched when files are first added.
const UploadDialog = lazyDialog(async () => (await import('./Media/blocks/UploadDialog.tsx')).UploadDialog);
const OrderDialog = lazyDialog(async () => (await import('./Media/blocks/OrderDialog.tsx')).OrderDialog);
const LinkDialog = lazyDialog(async () => (await import('./Media/blocks/LinkDialog.tsx')).LinkDialog);

const LightboxView = lazyPart<LightboxViewProps>(
  async () => (await import('#ui/gallery/LightboxView.tsx')).LightboxView,
  { pending: LightboxPending, failed: LightboxFailed },
);

/** The only value of a filter, where it has just one. */
const only = (values: readonly string[]): string | null => (values.length === 1 ? (values[0] ?? null) : null);

/** Photographs, plans, papers and videos of a company and its operations. */
export default function Media(props: WithShared<MediaPageProps>) {
  const t = useMessages(mediaMessages);
  const sizeOf = useFileSize();
  const column = useColumns<MediaRow>(mediaMessages);
  const [dialog, setDialog] = useState<'upload' | 'link' | 'order' | null>(null);
  const { list, opened, folders, operations, storage, can } = props;
  const { more, dialog: removal } = useMediaBulk(props);
  useRefreshOnEvent<MediaPageProps>(
    props.auth.user && channels.user(props.auth.user.id),
    ['upload.processed'],
    ['list', 'folders', 'storage'],
  );
  const [closedId, setClosedId] = useState<string | null>(null);
  const at = { operationId: only(list.query.operationId), folderId: only(list.query.folderId) };
  return (
    <>
      <ListPage
        props={props}
        page="Client/Media"
        messages={mediaMessages}
        routes={{ index, show: edit }}
        onCreate={() => setDialog('upload')}
        createKeys="n m"
        events={['media.changed']}
        refreshed={['folders', 'storage']}
        binType="media"
        firstViewMode="cards"
        renderCards={(given) => <MediaCards {...given} canDownload={can.download} />}
        actions={[
          list.can.create && {
            id: 'media.link',
            label: t('link.action'),
            place: 'page',
            icon: Link2,
            run: () => setDialog('link'),
          },
          list.can.update &&
            at.operationId !== null && {
              id: 'media.order',
              label: t('order.action'),
              place: 'page',
              icon: ListOrdered,
              run: () => setDialog('order'),
            },
        ]}
        notice={
          <Stack gap={3}>
            <StorageMeter storage={storage} />
            <FolderBar folders={folders} current={at.folderId} can={list.can} />
          </Stack>
        }
        bulk={{
          href: bulk(),
          tags: list.facets['tag'] ?? [],
          isForReaders: can.download,
          more,
        }}
        filters={{
          kind: Images,
          operationId: HardHat,
          folderId: Folder,
          stage: Hourglass,
          tag: Tag,
          addedBy: User,
          addedOn: CalendarDays,
          takenOn: Camera,
          use: Layers,
        }}
        columns={[
          column.name(({ title }) => title, {
            sort: 'ascending',
            picture: shownPicture,
          }),
          column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), { width: 120 }),
          column.made('text', 'operation', ({ operation }) => operation?.name ?? null, { width: 176 }),
          column.made('text', 'folder', ({ folder }) => folder?.name ?? null, { width: 128 }),
          column.made('text', 'size', ({ sizeBytes }) => (sizeBytes === null ? null : sizeOf(sizeBytes)), {
            sort: 'descending',
            width: 88,
          }),
          column.made('text', 'dimensions', dimensionsOf, { width: 112 }),
          column.made('text', 'stage', ({ stage }) => stage && t(`choices.stage.${stage}`), { width: 92 }),
          column.made('text', 'uses', ({ usesCount }) => t('uses', { count: usesCount }), {
            show: shownUses,
            width: 104,
          }),
          column.made('text', 'tags', ({ tags }) => tags.join(', ') || null),
          column.of('text', 'addedBy', { isHidden: true }),
          column.of('day', 'takenOn', { isHidden: true, sort: 'descending' }),
          column.of('instant', 'createdAt', { sort: 'descending' }),
        ]}
      />
      {removal}
      {dialog === 'upload' && (
        <UploadDialog operations={operations} folders={folders} at={at} onClose={() => setDialog(null)} />
      )}
      {dialog === 'order' && at.operationId !== null && (
        <OrderDialog operationId={at.operationId} photos={props.ordered} onClose={() => setDialog(null)} />
      )}
      {opened !== null && isViewable(opened) && closedId !== opened.id && (
        <LightboxView
          slides={around(opened, list.items).map((row) => slideOf(row, can.download))}
          startIndex={Math.max(
            0,
            around(opened, list.items).findIndex(({ id }) => id === opened.id),
          )}
          onClose={() => setClosedId(opened.id)}
        />
      )}
      {dialog === 'link' && <LinkDialog operations={operations} at={at} onClose={() => setDialog(null)} />}
    </>
  );
}

/** What the viewer leafs through: the files of the list, and before them the opened one where it stands on another page. */
const around = (opened: MediaRow, rows: readonly MediaRow[]): readonly MediaRow[] => {
  const viewable = rows.filter(isViewable);
  return viewable.some(({ id }) => id === opened.id) ? viewable : [opened, ...viewable];
};

const shownPicture = ({ thumbHref, posterHref, kind }: MediaRow) => (
  <MediaThumb picture={thumbHref ?? posterHref} icon={kindIcons[kind]} />
);

const shownUses = (row: MediaRow) => <Uses row={row} />;

/** Where a file stands: as a cover, or in how many places. */
function Uses({ row: { isCover, usesCount } }: { readonly row: MediaRow }) {
  const t = useMessages(mediaMessages);
  return isCover ? <Badge tone="pos">{t('cover')}</Badge> : t('uses', { count: usesCount });
}

const dimensionsOf = ({ widthPx, heightPx }: MediaRow): string | null =>
  widthPx === null || heightPx === null ? null : `${widthPx} × ${heightPx}`;

/** How much of the company's room is used. */
function StorageMeter({ storage: { usedBytes, limitBytes } }: Pick<MediaPageProps, 'storage'>) {
  const t = useMessages(mediaMessages);
  const sizeOf = useFileSize();
  if (limitBytes === null) return null;
  const text = t('storage.usedOf', { used: sizeOf(usedBytes), limit: sizeOf(limitBytes) });
  return (
    <Meter label={t('storage.label')} value={Math.min(100, (100 * usedBytes) / limitBytes)} text={text} />
  );
}
