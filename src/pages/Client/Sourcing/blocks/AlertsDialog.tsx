import { Bell, BellOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AlertRow } from '#contracts/client/sourcing/actions.ts';
import { destroy } from '#generated/routes/client/sourcing/alerts.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { AlertForm } from './AlertForm.tsx';

interface AlertsDialogProps {
  readonly alerts: readonly AlertRow[];
  readonly canCreate: boolean;
  readonly onClose: () => void;
}

/** What people of the company want to hear of: a list, and the form of one. */
export function AlertsDialog({ alerts, canCreate, onClose }: AlertsDialogProps) {
  const t = useMessages(sourcingMessages);
  const { run, isPending } = useAction();
  const describe = useAlertText();
  const [edited, setEdited] = useState<AlertRow | 'new' | null>(null);
  if (edited !== null) {
    return <AlertForm alert={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  }
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('alerts.title')}
      description={t('alerts.help')}
      actions={
        <>
          <Button onClick={onClose}>{t('alerts.close')}</Button>
          {canCreate && (
            <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
              {t('alerts.add')}
            </Button>
          )}
        </>
      }
    >
      <ItemList
        label={t('alerts.title')}
        empty={t('alerts.empty')}
        isBusy={isPending}
        items={alerts.map((alert) => ({
          id: alert.id,
          title: alert.name,
          icon: alert.isActive ? Bell : BellOff,
          badges: alert.isActive ? undefined : <Badge>{t('alerts.paused')}</Badge>,
          detail: describe(alert),
          end: canCreate && alert.isOwn && (
            <>
              <IconButton
                icon={Pencil}
                size="sm"
                label={t('alerts.edit', { name: alert.name })}
                onClick={() => setEdited(alert)}
              />
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('alerts.remove', { name: alert.name })}
                onClick={() => void run({ method: 'DELETE', href: destroy(alert.id), preserveScroll: true })}
              />
            </>
          ),
        }))}
      />
    </Dialog>
  );
}

/** What an alert asks for, in one line. */
function useAlertText(): (alert: AlertRow) => string {
  const t = useMessages(sourcingMessages);
  const { area, money } = useFormat();
  return ({ communes, types, maxPriceCents, minAreaM2, count, author }) =>
    [
      communes.length === 0 ? t('alerts.anywhere') : communes.map(({ name }) => name).join(', '),
      types.length === 0 ? t('alerts.anyType') : types.map((type) => t(`choices.type.${type}`)).join(', '),
      ...(maxPriceCents === null ? [] : [t('alerts.upTo', { price: money(maxPriceCents, { decimals: 0 }) })]),
      ...(minAreaM2 === null ? [] : [t('alerts.from', { area: area(minAreaM2) })]),
      t('alerts.count', { count }),
      t('alerts.by', { name: author }),
    ].join(' · ');
}
