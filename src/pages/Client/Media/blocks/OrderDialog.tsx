import { useEffect, useState } from 'react';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { order as orderRoute } from '#generated/routes/client/media.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload, useVisit } from '#runtime/navigation/hooks.ts';
import { Text } from '#ui/data/Text.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { MediaThumb } from '#ui/media/MediaThumb.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { TickOrder } from '#ui/reorder/TickOrder.tsx';
import { kindIcons } from './media-look.ts';

interface OrderDialogProps {
  readonly operationId: string;
  /** Undefined until it was asked for. */
  readonly photos: MediaPageProps['ordered'];
  readonly onClose: () => void;
}

/** The photographs of an operation in the order of its report: dragged, or moved with the arrow keys. */
export function OrderDialog({ operationId, photos, onClose }: OrderDialogProps) {
  const t = useMessages(mediaMessages);
  const reload = useReload();
  const visit = useVisit();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => void reload({ only: ['ordered'] }), [reload]);
  const ids = order ?? photos?.map(({ id }) => id) ?? [];
  const submit = async (): Promise<boolean> => {
    if (ids.length === 0) return true;
    const result = await visit({
      method: 'PUT',
      href: orderRoute(),
      data: { operationId, ids: [...ids] },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('order.title')}
      description={t('order.text')}
      submitLabel={t('order.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <FieldError id="media-order-error" text={errors['base']} />}
      {photos === undefined && <Skeleton />}
      {photos?.length === 0 && <Text tone="ink3">{t('order.none')}</Text>}
      {photos !== undefined && photos.length > 0 && (
        <TickOrder
          name="order"
          label={t('order.title')}
          value={ids}
          onChange={setOrder}
          isWhole
          items={photos.map(({ id, title, thumbHref }) => ({
            id,
            label: title,
            lead: <MediaThumb picture={thumbHref} icon={kindIcons.photo} />,
          }))}
        />
      )}
    </FormDialog>
  );
}
