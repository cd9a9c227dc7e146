import { useState } from 'react';
import type { OpenLead, ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { leadKinds, leadPortals } from '#domain/lead/lead.ts';
import { store, update } from '#generated/routes/client/ubiflow-sale-plan/prospects.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/ubiflow-sale-plan/prospects/payload.ts')).storeLead.payload;

const blank: OpenLead['values'] = {
  portal: 'other',
  kind: 'information',
  listingRef: '',
  operationId: null,
  lotId: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  message: '',
  budgetCents: null,
};

interface LeadDialogProps extends Pick<ProspectsProps, 'operations' | 'lots'> {
  /** Null for a new one. */
  readonly lead: Pick<OpenLead, 'row' | 'values'> | null;
  readonly onClose: () => void;
}

/** The fields of a request, new or known; a new one that repeats another asks whether that is meant. */
export function LeadDialog({ lead, operations, lots, onClose }: LeadDialogProps) {
  const t = useMessages(leadMessages);
  const form = useAppForm({ schema, defaultValues: { ...(lead?.values ?? blank), isTwinAccepted: false } });
  // What was read when the window opened: the page may have been renewed since.
  const [version] = useState(lead?.row.version ?? 1);
  const { operationId, isTwinAccepted } = form.form.watch();
  const twin = form.errorOf('isTwinAccepted');
  const action =
    lead === null
      ? ({ method: 'POST', href: store() } as const)
      : ({
          method: 'PATCH',
          href: update(lead.row.id),
          transform: ({ isTwinAccepted: _asked, ...values }: { isTwinAccepted: boolean }) => ({
            ...values,
            version,
          }),
        } as const);
  return (
    <ActionDialog
      form={form}
      title={lead === null ? t('create') : lead.row.name}
      submitLabel={t(lead === null ? 'createIt' : 'save')}
      size="lg"
      action={action}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="firstName">
          {(bind) => <TextField {...bind} label={t('fields.firstName')} maxLength={80} isOptional />}
        </Bound>
        <Bound form={form} name="lastName">
          {(bind) => <TextField {...bind} label={t('fields.lastName')} maxLength={80} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="email">
          {(bind) => <EmailField {...bind} label={t('fields.email')} help={t('help.reach')} />}
        </Bound>
        <Bound form={form} name="phone">
          {({ value, ...bind }) => (
            <PhoneField {...bind} value={value ?? ''} label={t('fields.phone')} autoComplete="off" />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="portal">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.portal')}
              choices={leadPortals.map((id) => ({ id, label: t(`choices.portal.${id}`) }))}
              onChange={(portal) => onChange(portal ?? 'other')}
            />
          )}
        </Bound>
        <Bound form={form} name="kind">
          {({ onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.kind')}
              choices={leadKinds.map((id) => ({ id, label: t(`choices.kind.${id}`) }))}
              onChange={(kind) => onChange(kind ?? 'information')}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="operationId">
          {({ onChange, ...bind }) => (
            <Combobox
              {...bind}
              label={t('fields.operationId')}
              isOptional
              choices={operations}
              onChange={(id) => {
                onChange(id);
                form.form.setValue('lotId', null);
              }}
            />
          )}
        </Bound>
        <Bound form={form} name="lotId">
          {(bind) => (
            <Select
              {...bind}
              label={t('fields.lotId')}
              isOptional
              isDisabled={operationId === null}
              help={operationId === null ? t('help.lot') : undefined}
              emptyLabel={t('none')}
              choices={lots.filter((lot) => lot.operationId === operationId)}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="listingRef">
          {(bind) => <TextField {...bind} label={t('fields.listingRef')} maxLength={80} isOptional />}
        </Bound>
        <Bound form={form} name="budgetCents">
          {(bind) => <MoneyField {...bind} label={t('fields.budgetCents')} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="message">
        {(bind) => <TextArea {...bind} label={t('fields.message')} rows={4} maxLength={4000} isOptional />}
      </Bound>
      {(twin !== undefined || isTwinAccepted) && (
        <Bound form={form} name="isTwinAccepted">
          {(bind) => <Checkbox {...bind} label={t('fields.isTwinAccepted')} />}
        </Bound>
      )}
    </ActionDialog>
  );
}
