import { useState } from 'react';
import { leadLostReasons, type LeadLostReason } from '#domain/lead/lead.ts';
import { status as move } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

interface LostDialogProps {
  readonly lead: { readonly id: string; readonly name: string };
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks why a request is lost. */
export function LostDialog({ lead, onDone, onClose }: LostDialogProps) {
  const t = useMessages(leadMessages);
  const visit = useVisit();
  const [lostReason, setReason] = useState<LeadLostReason | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const data = { status: 'lost', lostReason };
    const result = await visit({ method: 'PATCH', href: move(lead.id), data, preserveScroll: true });
    setErrors(result.errors);
    if (result.outcome !== 'success') return false;
    onDone?.();
    return true;
  };
  return (
    <FormDialog
      title={t('status.lostTitle', { name: lead.name })}
      submitLabel={t('status.lost')}
      isDanger
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="warn">{errors['base']}</Banner>}
      <ChoiceSelect
        name="lostReason"
        label={t('fields.lostReason')}
        choices={leadLostReasons.map((id) => ({ id, label: t(`choices.lostReason.${id}`) }))}
        value={lostReason}
        onChange={setReason}
        error={errors['lostReason']}
      />
    </FormDialog>
  );
}
