import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import { impersonate } from '#generated/routes/admin/user.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

type Company = AdminDashboardProps['companies'][number];

interface ImpersonateDialogProps {
  readonly company: Pick<Company, 'id' | 'name'>;
  /** In whose name. */
  readonly owner: NonNullable<Company['owner']>;
  /** How far the person may act. */
  readonly extent: 'read' | 'write';
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/user/impersonate.ts')).impersonateUser.payload;

/** Asks why, and how far, staff act in the name of a company's owner. */
export function ImpersonateDialog({ company, owner, extent, onClose }: ImpersonateDialogProps) {
  const t = useMessages(impersonationMessages);
  const form = useAppForm({
    schema,
    defaultValues: { tenantId: company.id, mode: 'read', reason: '', ticket: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      size="lg"
      title={t('title', { company: company.name })}
      description={t('intro', { name: owner.name })}
      submitLabel={t('submit')}
      action={{ method: 'POST', href: impersonate({ user: owner.id }) }}
      onClose={onClose}
    >
      {field('reason', TextArea, {
        label: t('reason'),
        help: t('reasonHelp'),
        rows: 3,
        maxLength: 500,
        autoFocus: true,
      })}
      <Bound form={form} name="ticket">
        {(bind) => (
          <TextField {...bind} value={bind.value ?? ''} label={t('ticket')} isOptional maxLength={40} />
        )}
      </Bound>
      {extent === 'write' && (
        <Bound form={form} name="mode">
          {(bind) => (
            <RadioGroup
              {...bind}
              onChange={(mode) => bind.onChange(mode === 'write' ? 'write' : 'read')}
              label={t('modeLabel')}
              choices={[
                { id: 'read', label: t('modes.read') },
                { id: 'write', label: t('modes.write') },
              ]}
              isInline
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}
