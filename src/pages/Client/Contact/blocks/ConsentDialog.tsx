import { consentBases, type ConsentPurpose } from '#domain/relation/contact.ts';
import { update } from '#generated/routes/client/contact/consent.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () => (await import('#contracts/client/contact/relations.ts')).updateConsent.payload;

export interface ConsentDialogProps {
  readonly contactId: string;
  readonly purpose: ConsentPurpose;
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks what a contact said for a purpose, when, and how that is known. */
export function ConsentDialog({ contactId, purpose, today, onClose }: ConsentDialogProps) {
  const t = useMessages(relationMessages);
  const form = useAppForm({
    schema,
    defaultValues: { purpose, isGiven: true, basis: 'consent', source: '', on: today },
  });
  const { field } = fieldsOf(form);
  const bases = consentBases.filter((id) => purpose !== 'tracking' || id === 'consent');
  return (
    <ActionDialog
      form={form}
      title={t(`purposes.${purpose}`)}
      description={t(`purposeHelp.${purpose}`)}
      submitLabel={t('consent.save')}
      action={{ method: 'PUT', href: update({ contact: contactId }), preserveScroll: true }}
      onClose={onClose}
    >
      <Bound form={form} name="isGiven">
        {(bind) => (
          <RadioGroup
            {...bind}
            value={bind.value ? 'given' : 'refused'}
            onChange={(value) => bind.onChange(value === 'given')}
            label={t('consent.answer')}
            choices={(['given', 'refused'] as const).map((id) => ({ id, label: t(`consent.${id}`) }))}
            isInline
          />
        )}
      </Bound>
      {field('basis', Select, {
        label: t('consent.basis'),
        choices: bases.map((id) => ({ id, label: t(`bases.${id}`) })),
      })}
      {field('source', TextField, {
        label: t('consent.source'),
        help: t('consent.sourceHelp'),
        maxLength: 200,
      })}
      {field('on', DateField, { label: t('consent.on') })}
    </ActionDialog>
  );
}
