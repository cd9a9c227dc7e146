import { useState } from 'react';
import type { AdminRoleFormProps } from '#contracts/admin/role/form.ts';
import { destroy } from '#generated/routes/admin/role.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Select } from '#ui/fields/Select.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface DeleteRoleDialogProps {
  readonly name: string;
  readonly label: string;
  readonly usersCount: number;
  readonly replacements: AdminRoleFormProps['replacements'];
  readonly onClose: () => void;
}

/** Asks before a role is deleted, and what whoever has it gets instead. */
export function DeleteRoleDialog({ name, label, usersCount, replacements, onClose }: DeleteRoleDialogProps) {
  const t = useMessages(roleMessages);
  const roleLabel = useRoleLabel();
  const visit = useVisit();
  const [replacementRole, setReplacement] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    const { outcome, errors } = await visit({
      method: 'DELETE',
      href: destroy({ role: name }),
      data: { replacementRole },
    });
    if (errors['base'] !== undefined) toast.error(errors['base']);
    setError(errors['replacementRole']);
    return outcome === 'success';
  };
  return (
    <FormDialog
      title={t('remove.title', { name: label })}
      description={t(usersCount > 0 ? 'remove.text' : 'remove.free')}
      submitLabel={t('actions.delete')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      {usersCount > 0 && (
        <Select
          name="replacementRole"
          label={t('fields.replacementRole')}
          choices={replacements.map(({ id, label: own }) => ({
            id,
            label: roleLabel(id, own ?? undefined),
          }))}
          value={replacementRole}
          onChange={setReplacement}
          error={error}
        />
      )}
    </FormDialog>
  );
}
