import { ArrowDown, ArrowUp, ImageIcon, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CommercialInformationProps } from '#contracts/client/quick-sale/commercial-information-form.ts';
import { maxPhotos } from '#domain/quick-sale/enums.ts';
import { store } from '#generated/routes/client/quick-sale/photo.ts';
import * as commercialMessages from '#messages/client/quick-sale-commercial.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { CommercialFormControl } from './commercial-form.ts';

const formats = ['image/png', 'image/jpeg', 'image/webp'] as const;

interface PhotosPartProps extends Pick<CommercialInformationProps, 'library'> {
  readonly form: CommercialFormControl;
  readonly saleId: string;
  readonly canChange: boolean;
}

/** The photographs of the advert: chosen from the library or added, in the order in which they are shown. */
export function PhotosPart({ form, library, saleId, canChange }: PhotosPartProps) {
  const t = useMessages(commercialMessages);
  const [isAdding, setAdding] = useState(false);
  const ids = useWatch({ control: form.form.control, name: 'mediaIds' });
  const change = (next: readonly string[]) =>
    form.form.setValue('mediaIds', [...next], { shouldDirty: true, shouldValidate: true });
  const photos = ids.flatMap((id) => library.find((item) => item.id === id) ?? []);
  return (
    <Stack gap={3}>
      <Bound form={form} name="mediaIds">
        {(bind) => (
          <MultiSelect
            {...bind}
            onChange={change}
            label={t('fields.mediaIds')}
            choices={library.map(({ id, label }) => ({ id, label }))}
            isReadOnly={!canChange}
            isOptional
          />
        )}
      </Bound>
      <ItemList
        label={t('photos.order')}
        empty={t('photos.empty')}
        items={photos.map(({ id, label, href, thumbHref }, at) => ({
          id,
          title: label,
          href,
          lead: <MediaThumb picture={thumbHref} icon={ImageIcon} />,
          detail: at === 0 ? t('photos.first') : undefined,
          end: canChange && (
            <Inline gap={1}>
              {at > 0 && (
                <IconButton
                  icon={ArrowUp}
                  size="sm"
                  label={t('photos.up', { rank: at + 1 })}
                  onClick={() =>
                    change(moveItem(ids, ids.indexOf(id), ids.indexOf(photos[at - 1]?.id ?? id)))
                  }
                />
              )}
              {at < photos.length - 1 && (
                <IconButton
                  icon={ArrowDown}
                  size="sm"
                  label={t('photos.down', { rank: at + 1 })}
                  onClick={() =>
                    change(moveItem(ids, ids.indexOf(id), ids.indexOf(photos[at + 1]?.id ?? id)))
                  }
                />
              )}
              <IconButton
                icon={X}
                size="sm"
                label={t('photos.remove', { rank: at + 1 })}
                onClick={() => change(ids.filter((other) => other !== id))}
              />
            </Inline>
          ),
        }))}
      />
      {canChange && ids.length < maxPhotos && (
        <Inline>
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('photos.add')}
          </Button>
        </Inline>
      )}
      {isAdding && <PhotoDialog saleId={saleId} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function PhotoDialog({ saleId, onClose }: { readonly saleId: string; readonly onClose: () => void }) {
  const t = useMessages(commercialMessages);
  const form = useAppForm({
    schema: async () => (await import('#contracts/client/quick-sale/payload.ts')).storePhoto.payload,
    defaultValues: {},
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: store(saleId) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('photos.add')}
      submitLabel={t('photos.add')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('photos.file')} formats={formats} />}
      </Bound>
    </FormDialog>
  );
}
