import { useState } from 'react';
import type { LeadRow } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { reply } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { useLeadWords } from './useLeadWords.ts';

const templates = ['received', 'visit', 'details', 'sold'] as const;
type Template = (typeof templates)[number];

interface ReplyDialogProps {
  readonly lead: LeadRow;
  readonly sender: string;
  readonly onClose: () => void;
}

/** Writes to whoever asked, from a template or not. */
export function ReplyDialog({ lead, sender, onClose }: ReplyDialogProps) {
  const { t, place } = useLeadWords();
  const visit = useVisit();
  const [template, setTemplate] = useState<Template | null>(null);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const take = (chosen: Template | null): void => {
    setTemplate(chosen);
    if (chosen === null) return;
    const isPlaced = lead.lot !== null || lead.operation !== null || lead.listingRef !== null;
    const words = { listing: isPlaced ? place(lead) : t('templates.listing'), sender };
    setSubject(t(`templates.${chosen}.subject`, words));
    setBody(t(`templates.${chosen}.body`, words));
  };
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'POST',
      href: reply(lead.id),
      data: { subject, body },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('reply.title', { name: lead.name })}
      description={t('reply.text', { email: lead.email ?? '' })}
      submitLabel={t('reply.send')}
      size="lg"
      onSubmit={send}
      onClose={onClose}
    >
      {errors['base'] !== undefined && <Banner tone="warn">{errors['base']}</Banner>}
      <ChoiceSelect
        name="template"
        label={t('reply.template')}
        emptyLabel={t('reply.noTemplate')}
        choices={templates.map((id) => ({ id, label: t(`templates.${id}.label`) }))}
        value={template}
        onChange={take}
      />
      <TextField
        name="subject"
        label={t('reply.subject')}
        value={subject}
        onChange={setSubject}
        error={errors['subject']}
        maxLength={160}
      />
      <TextArea
        name="body"
        label={t('reply.body')}
        value={body}
        onChange={setBody}
        error={errors['body']}
        rows={10}
        maxLength={8000}
      />
    </FormDialog>
  );
}
