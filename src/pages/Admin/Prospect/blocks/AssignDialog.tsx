import { useState } from 'react';
import type { ProspectIndexProps, ProspectRow } from '#contracts/admin/prospect/index.ts';
import { assign } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface AssignDialogProps extends Pick<ProspectIndexProps, 'staff'> {
  readonly prospect: Pick<ProspectRow, 'id' | 'name' | 'assignee'>;
  readonly onClose: () => void;
}

/** Who follows a prospect. */
export function AssignDialog({ prospect, staff, onClose }: AssignDialogProps) {
  const t = useMessages(prospectMessages);
  const visit = useVisit();
  const [userId, setUser] = useState<string | null>(prospect.assignee?.id ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const data = { userId };
    const result = await visit({ method: 'PATCH', href: assign(prospect.id), data, preserveScroll: true });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('assign.title', { name: prospect.name })}
      submitLabel={t('assign.action')}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        name="userId"
        label={t('assign.user')}
        emptyLabel={t('assign.nobody')}
        choices={staff.map(({ id, name }) => ({ id, label: name }))}
        value={userId}
        onChange={setUser}
        error={errors['userId'] ?? errors['base']}
      />
    </FormDialog>
  );
}
