import { useState } from 'react';
import type { SaleContactProps } from '#contracts/client/operation/sale/contact.ts';
import { civilities, type Civility } from '#domain/relation/contact.ts';
import { store } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { BuyerFields } from './BuyerFields.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/contact-payload.ts')).storeSaleContact.payload;

interface AddBuyerDialogProps {
  readonly operationId: string;
  readonly choices: SaleContactProps['choices'];
  readonly onClose: () => void;
}

/** Enters a prospect: a contact of the company, or somebody new. */
export function AddBuyerDialog({ operationId, choices, onClose }: AddBuyerDialogProps) {
  const t = useMessages(saleContactMessages);
  const [isNew, setNew] = useState(choices.contacts.length === 0);
  const form = useAppForm({
    schema,
    defaultValues: {
      contactId: null,
      civility: null,
      firstName: '',
      lastName: '',
      email: '',
      phone: null,
      hasConsent: false,
      lotIds: [],
      source: 'phone',
      budgetCents: null,
      equityCents: null,
      financing: 'unknown',
      project: null,
      assignedTo: null,
    },
  });
  const { field } = fieldsOf(form);
  const choose = (id: string): void => {
    setNew(id === 'new');
    form.form.setValue('contactId', null);
    form.form.setValue('lastName', '');
  };
  return (
    <ActionDialog
      form={form}
      title={t('create')}
      submitLabel={t('add.submit')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <Segmented
        label={t('add.who')}
        value={isNew ? 'new' : 'known'}
        onChange={choose}
        segments={[
          { id: 'known', label: t('add.known') },
          { id: 'new', label: t('add.new') },
        ]}
      />
      {isNew ? (
        <>
          <FieldRow>
            <Bound form={form} name="civility">
              {(bind) => (
                <Select
                  {...bind}
                  onChange={(value) => bind.onChange(value as Civility | null)}
                  label={t('fields.civility')}
                  isOptional
                  choices={civilities.map((id) => ({ id, label: id }))}
                />
              )}
            </Bound>
            {field('firstName', TextField, { label: t('fields.firstName'), isOptional: true, maxLength: 80 })}
            {field('lastName', TextField, { label: t('fields.lastName'), maxLength: 80 })}
          </FieldRow>
          <FieldRow>
            {field('email', TextField, {
              label: t('fields.email'),
              type: 'email',
              autoComplete: 'off',
              maxLength: 190,
            })}
            {field('phone', PhoneField, { label: t('fields.phone'), autoComplete: 'off', isOptional: true })}
          </FieldRow>
          {field('hasConsent', Checkbox, { label: t('fields.hasConsent') })}
        </>
      ) : (
        field('contactId', Combobox, {
          label: t('fields.contactId'),
          error: form.errorOf('contactId') ?? (form.errorOf('lastName') && t('add.choose')),
          choices: choices.contacts,
          autoFocus: true,
        })
      )}
      <BuyerFields form={form} choices={choices} />
    </ActionDialog>
  );
}
