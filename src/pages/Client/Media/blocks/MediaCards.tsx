import { useState } from 'react';
import type { MediaRow } from '#contracts/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { useFileSize } from '#ui/fields/useFileSize.ts';
import { LightboxFailed, LightboxPending } from '#ui/gallery/LightboxPending.tsx';
import type { LightboxViewProps } from '#ui/gallery/LightboxView.tsx';
import type { ListCardsProps } from '#ui/list/cards/ListCards.tsx';
import { MediaTiles } from '#ui/media/MediaTiles.tsx';
import { isViewable, kindIcons, slideOf } from './media-look.ts';

// Fetched when a file is first looked at.
const LightboxView = lazyPart<LightboxViewProps>(
  async () => (await import('#ui/gallery/LightboxView.tsx')).LightboxView,
  { pending: LightboxPending, failed: LightboxFailed },
);

interface MediaCardsProps extends ListCardsProps<MediaRow> {
  readonly canDownload: boolean;
}

/** The files of a page as pictures, and the viewer over them. */
export function MediaCards({ label, rows, hrefOf, selection, canDownload }: MediaCardsProps) {
  const t = useMessages(mediaMessages);
  const sizeOf = useFileSize();
  const [openId, setOpenId] = useState<string | null>(null);
  const viewable = rows.filter(isViewable);
  const openIndex = viewable.findIndex(({ id }) => id === openId);
  return (
    <>
      <MediaTiles
        label={label}
        selection={selection}
        tiles={rows.map((row) => ({
          id: row.id,
          title: row.title,
          href: hrefOf?.(row),
          picture: row.thumbHref ?? row.posterHref,
          icon: kindIcons[row.kind],
          caption: [
            row.operation?.name,
            t(`choices.kind.${row.kind}`),
            row.sizeBytes === null ? undefined : sizeOf(row.sizeBytes),
          ]
            .filter((part) => part !== undefined)
            .join(' · '),
          badges: (row.isCover || row.stage !== null || row.isConfidential) && (
            <>
              {row.isConfidential && <Badge tone="warn">{t('confidential')}</Badge>}
              {row.isCover && <Badge tone="pos">{t('cover')}</Badge>}
              {row.stage !== null && <Badge>{t(`choices.stage.${row.stage}`)}</Badge>}
            </>
          ),
          openLabel: t('open', { title: row.title }),
          onOpen: isViewable(row) ? () => setOpenId(row.id) : undefined,
        }))}
      />
      {openIndex !== -1 && (
        <LightboxView
          slides={viewable.map((row) => slideOf(row, canDownload))}
          startIndex={openIndex}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
