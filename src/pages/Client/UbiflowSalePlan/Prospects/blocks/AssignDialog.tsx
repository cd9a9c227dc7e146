import { useState } from 'react';
import type { LeadRow, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { assign } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface AssignDialogProps extends Pick<ProspectsProps, 'people'> {
  readonly lead: Pick<LeadRow, 'id' | 'name' | 'assignee'>;
  readonly onClose: () => void;
}

/** Who answers a request. */
export function AssignDialog({ lead, people, onClose }: AssignDialogProps) {
  const t = useMessages(leadMessages);
  const visit = useVisit();
  const [userId, setUser] = useState<string | null>(lead.assignee?.id ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const data = { userId };
    const result = await visit({ method: 'PATCH', href: assign(lead.id), data, preserveScroll: true });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('assign.title', { name: lead.name })}
      submitLabel={t('assign.action')}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        name="userId"
        label={t('assign.user')}
        emptyLabel={t('assign.nobody')}
        choices={people.map(({ id, name }) => ({ id, label: name }))}
        value={userId}
        onChange={setUser}
        error={errors['userId'] ?? errors['base']}
      />
    </FormDialog>
  );
}
