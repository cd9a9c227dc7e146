import { useState } from 'react';
import type { OpenLead } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { convert } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ConvertDialogProps {
  readonly opened: OpenLead;
  readonly onClose: () => void;
}

/** Makes a contact of whoever asked, or adds to one that is known. */
export function ConvertDialog({ opened, onClose }: ConvertDialogProps) {
  const t = useMessages(leadMessages);
  const visit = useVisit();
  const { row, contact, matches } = opened;
  const known = contact === null ? matches : [contact, ...matches];
  const [mergeContactId, setContact] = useState<string | null>(known[0]?.id ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (): Promise<boolean> => {
    const data = { mergeContactId };
    const result = await visit({ method: 'POST', href: convert(row.id), data, preserveScroll: true });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('convert.title', { name: row.name })}
      description={t('convert.text')}
      submitLabel={t('convert.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="warn">{errors['base']}</Banner>}
      <Select
        name="mergeContactId"
        label={t('convert.into')}
        emptyLabel={t('convert.new')}
        help={t('convert.takes')}
        choices={known.map(({ id, name, email }) => ({
          id,
          label: [name, email].filter(Boolean).join(' · '),
        }))}
        value={mergeContactId}
        onChange={setContact}
        error={errors['mergeContactId']}
      />
    </FormDialog>
  );
}
