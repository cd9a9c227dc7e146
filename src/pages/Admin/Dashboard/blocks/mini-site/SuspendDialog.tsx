import type { MiniSiteRow } from '#contracts/admin/dashboard/mini-site.ts';
import { suspensionReason } from '#domain/site/status.ts';
import { suspend } from '#generated/routes/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';

interface SuspendDialogProps {
  readonly site: Pick<MiniSiteRow, 'id' | 'programme' | 'company'>;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/dashboard/mini-site.ts')).suspendSite.payload;

/** Asks why a page is taken off line: its owner is told so. */
export function SuspendDialog({ site, onClose }: SuspendDialogProps) {
  const t = useMessages(miniSiteMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  return (
    <ActionDialog
      form={form}
      title={t('suspend.title', { name: site.programme })}
      description={t('suspend.text', { company: site.company })}
      submitLabel={t('suspend.action')}
      action={{
        method: 'PATCH',
        href: suspend({ site: site.id }),
        preserveScroll: true,
      }}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => (
          <TextArea {...bind} label={t('suspend.reason')} rows={4} maxLength={suspensionReason.max} />
        )}
      </Bound>
    </ActionDialog>
  );
}
