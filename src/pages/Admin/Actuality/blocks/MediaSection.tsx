import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ActualityFormProps } from '#contracts/admin/actuality/form.ts';
import { cover, destroy } from '#generated/routes/admin/actuality/media.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { CellPicture } from '#ui/data/CellPicture.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const MediaDialog = lazyDialog(async () => (await import('./MediaDialog.tsx')).MediaDialog);

interface MediaSectionProps extends Pick<ActualityFormProps, 'media'> {
  readonly actualityId: string;
  readonly canUpdate: boolean;
}

/** The pictures of an article: the cover first. */
export function MediaSection({ actualityId, media, canUpdate }: MediaSectionProps) {
  const t = useMessages(actualityMessages);
  const { isPending, run } = useAction();
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection
      title={t('media.title')}
      help={t('media.help')}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('media.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('media.title')}
        empty={t('media.none')}
        isBusy={isPending}
        items={media.map(({ id, href, alt, isCover }) => ({
          id,
          title: alt,
          lead: <CellPicture src={href} />,
          badges: isCover && <Badge>{t('media.cover')}</Badge>,
          end: canUpdate && (
            <>
              {!isCover && (
                <Button
                  size="sm"
                  isPending={isPending}
                  onClick={() =>
                    void run({ method: 'PATCH', href: cover({ actuality: actualityId, media: id }) })
                  }
                >
                  {t('media.makeCover')}
                </Button>
              )}
              <AskedAction
                label={t('media.remove')}
                title={t('media.removeTitle', { alt })}
                text={t('media.removeText')}
                action={{ method: 'DELETE', href: destroy({ actuality: actualityId, media: id }) }}
              />
            </>
          ),
        }))}
      />
      {isAdding && <MediaDialog actualityId={actualityId} onClose={() => setAdding(false)} />}
    </PageSection>
  );
}
