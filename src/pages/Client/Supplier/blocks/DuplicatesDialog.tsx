import type { SupplierPair } from '#contracts/client/supplier/index.ts';
import { merge } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

export interface DuplicatesDialogProps {
  readonly pairs: readonly SupplierPair[];
  readonly onClose: () => void;
}

/** Pairs of suppliers that look like one: which of the two is kept takes the other's place. */
export function DuplicatesDialog({ pairs, onClose }: DuplicatesDialogProps) {
  const t = useMessages(supplierMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const keep = (targetId: string, duplicateId: string) => () =>
    void run({ method: 'POST', href: merge(duplicateId), data: { targetId } });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('merge.title')}
      description={t('merge.text')}
      size="lg"
      actions={<Button onClick={onClose}>{t('merge.close')}</Button>}
    >
      <ItemList
        label={t('merge.title')}
        isBusy={isPending}
        items={pairs.map(({ id, name, createdAt, otherId, otherName, otherCreatedAt }) => ({
          id: `${id}-${otherId}`,
          title: t('merge.made', { name, date: date(createdAt) }),
          detail: t('merge.made', { name: otherName, date: date(otherCreatedAt) }),
          end: (
            <>
              <Button size="sm" isPending={isPending} onClick={keep(id, otherId)}>
                {t('merge.keep', { date: date(createdAt) })}
              </Button>
              <Button size="sm" isPending={isPending} onClick={keep(otherId, id)}>
                {t('merge.keep', { date: date(otherCreatedAt) })}
              </Button>
            </>
          ),
        }))}
      />
    </Dialog>
  );
}
