import { ArrowDown, ArrowUp, ImageIcon, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { AdvertPicture } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { maxAdvertPhotos } from '#domain/broadcast/advert.ts';
import { media } from '#generated/routes/client.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import type { AdvertControl } from './AdvertEditor.tsx';

interface AdvertPhotosProps {
  readonly control: AdvertControl;
  readonly pictures: readonly AdvertPicture[];
  readonly isReadOnly: boolean;
}

/** The photographs of an advert, out of the library of the operation, in the order in which they are shown. */
export function AdvertPhotos({ control: { form }, pictures, isReadOnly }: AdvertPhotosProps) {
  const t = useMessages(broadcastMessages);
  const ids = useWatch({ control: form.form.control, name: 'photoMediaIds' });
  const change = (next: readonly string[]) =>
    form.form.setValue('photoMediaIds', next.slice(0, maxAdvertPhotos), {
      shouldDirty: true,
      shouldValidate: true,
    });
  const chosen = ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  if (pictures.length === 0) {
    return (
      <Text as="p" tone="ink3">
        {t('editor.noPhotos')} <TextLink href={media()}>{t('editor.library')}</TextLink>
      </Text>
    );
  }
  return (
    <>
      <Bound form={form} name="photoMediaIds">
        {(bind) => (
          <MultiSelect
            {...bind}
            isReadOnly={isReadOnly}
            onChange={change}
            label={t('fields.photoMediaIds')}
            help={t('help.photoMediaIds')}
            choices={pictures.map(({ id, title, thumbHref }) => ({
              id,
              label: title,
              lead: <MediaThumb picture={thumbHref} icon={ImageIcon} />,
            }))}
          />
        )}
      </Bound>
      <ItemList
        label={t('editor.order')}
        isLabelShown
        isCompact
        empty={t('editor.noneChosen')}
        items={chosen.map(({ id, title, alt, thumbHref, editHref }, at) => ({
          id,
          title,
          href: editHref,
          lead: <MediaThumb picture={thumbHref} icon={ImageIcon} />,
          detail: [
            ...(at === 0 ? [t('editor.first')] : []),
            ...(alt.trim() === '' ? [t('editor.noAlt')] : []),
          ].join(' · '),
          end: !isReadOnly && (
            <Order
              rank={at}
              count={chosen.length}
              onMove={(to) => change(moveItem(ids, at, to))}
              onRemove={() => change(ids.filter((other) => other !== id))}
            />
          ),
        }))}
      />
    </>
  );
}

interface OrderProps {
  readonly rank: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function Order({ rank, count, onMove, onRemove }: OrderProps) {
  const t = useMessages(broadcastMessages);
  return (
    <Inline gap={1} isOneLine>
      {rank > 0 && (
        <IconButton
          icon={ArrowUp}
          size="sm"
          label={t('editor.up', { rank: rank + 1 })}
          onClick={() => onMove(rank - 1)}
        />
      )}
      {rank < count - 1 && (
        <IconButton
          icon={ArrowDown}
          size="sm"
          label={t('editor.down', { rank: rank + 1 })}
          onClick={() => onMove(rank + 1)}
        />
      )}
      <IconButton icon={X} size="sm" label={t('editor.remove', { rank: rank + 1 })} onClick={onRemove} />
    </Inline>
  );
}
