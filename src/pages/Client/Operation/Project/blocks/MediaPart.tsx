import { ArrowDown, ArrowUp, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ProjectFormProps, ProjectMediaItem } from '#contracts/client/operation/project/form.ts';
import { destroy, order } from '#generated/routes/client/operation/project/media.ts';
import * as projectMessages from '#messages/client/project.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { CellPicture } from '#ui/data/CellPicture.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

const MediaDialog = lazyDialog(async () => (await import('./MediaDialog.tsx')).MediaDialog);

export interface MediaPartProps extends Pick<ProjectFormProps, 'media'> {
  readonly parameters: { readonly operation: string; readonly project: string };
  readonly canChange: boolean;
}

/** Plans and perspectives: pictures in a gallery, all of them in a list with what can be done. */
export function MediaPart({ media, parameters, canChange }: MediaPartProps) {
  const t = useMessages(projectMessages);
  const [edited, setEdited] = useState<ProjectMediaItem | 'new' | null>(null);
  const pictures = media.filter(({ isPicture }) => isPicture);
  const { run } = useAction();
  const moved = (place: number, by: -1 | 1): void => {
    const ids = media.map(({ id }) => id);
    const [id] = ids.splice(place, 1);
    if (id !== undefined) ids.splice(place + by, 0, id);
    void run({ method: 'PATCH', href: order(parameters), data: { ids } });
  };
  const titleOf = ({ caption, name }: ProjectMediaItem): string => (caption === '' ? name : caption);
  return (
    <PageSection
      title={t('media.title')}
      count={media.length}
      help={t('media.help')}
      aside={
        canChange && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            {t('media.add')}
          </Button>
        )
      }
    >
      {pictures.length > 0 && (
        <Gallery
          label={t('media.gallery')}
          slides={pictures.map((item) => ({
            src: item.href,
            alt: titleOf(item),
            description: titleOf(item),
          }))}
        />
      )}
      <ItemList
        label={t('media.title')}
        empty={t('media.empty')}
        items={media.map((item, place) => ({
          id: item.id,
          title: titleOf(item),
          ...(item.isPicture
            ? { lead: <CellPicture src={item.href} /> }
            : { icon: FileText, href: item.href }),
          badges: <Badge>{t(`media.kind.${item.kind}`)}</Badge>,
          ...(item.caption !== '' && { detail: item.name }),
          end: canChange && (
            <>
              <IconButton
                size="sm"
                icon={ArrowUp}
                label={t('media.earlier', { name: titleOf(item) })}
                inactiveReason={place === 0 ? t('media.isFirst') : undefined}
                onClick={() => moved(place, -1)}
              />
              <IconButton
                size="sm"
                icon={ArrowDown}
                label={t('media.later', { name: titleOf(item) })}
                inactiveReason={place === media.length - 1 ? t('media.isLast') : undefined}
                onClick={() => moved(place, 1)}
              />
              <Button size="sm" onClick={() => setEdited(item)}>
                {t('media.edit')}
              </Button>
              <AskedAction
                label={t('media.remove')}
                title={t('media.removeTitle', { name: titleOf(item) })}
                text={t('media.removeText')}
                action={{ method: 'DELETE', href: destroy({ ...parameters, picture: item.id }) }}
              />
            </>
          ),
        }))}
      />
      {edited !== null && (
        <MediaDialog
          parameters={parameters}
          item={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PageSection>
  );
}
