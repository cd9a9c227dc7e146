import { useState } from 'react';
import type { ProspectIndexProps } from '#contracts/admin/prospect/index.ts';
import { move } from '#generated/routes/admin/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ProspectMoveDialogProps extends Pick<ProspectIndexProps, 'clients'> {
  readonly prospect: { readonly id: string; readonly name: string };
  readonly to: 'won' | 'lost';
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** What is asked of a prospect that is won or lost. */
export function ProspectMoveDialog({ prospect, to, clients, onDone, onClose }: ProspectMoveDialogProps) {
  const t = useMessages(prospectMessages);
  const visit = useVisit();
  const [lostReason, setReason] = useState('');
  const [tenantId, setClient] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'PATCH',
      href: move(prospect.id),
      data: { status: to, lostReason, tenantId },
      preserveScroll: true,
    });
    setErrors(result.errors);
    if (result.outcome !== 'success') return false;
    onDone?.();
    return true;
  };
  const isLost = to === 'lost';
  return (
    <FormDialog
      title={t(isLost ? 'move.lostTitle' : 'move.wonTitle', { name: prospect.name })}
      {...(!isLost && { description: t('move.wonHelp') })}
      submitLabel={t(isLost ? 'move.lost' : 'move.won')}
      isDanger={isLost}
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="warn">{errors['base']}</Banner>}
      {isLost ? (
        <TextField
          name="lostReason"
          label={t('fields.lostReason')}
          value={lostReason}
          onChange={setReason}
          error={errors['lostReason']}
          maxLength={200}
          autoFocus
        />
      ) : (
        <Combobox
          name="tenantId"
          label={t('fields.tenantId')}
          choices={clients.map(({ id, name }) => ({ id, label: name }))}
          value={tenantId}
          onChange={setClient}
          error={errors['tenantId']}
        />
      )}
    </FormDialog>
  );
}
