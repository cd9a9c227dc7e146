import type { PropertyAssetRow } from '#contracts/client/profile/form.ts';
import { propertyKinds } from '#domain/profile/enums.ts';
import { store, update } from '#generated/routes/client/profile/property-asset.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PartDialog } from './PartDialog.tsx';

const schema = async () => (await import('#contracts/client/profile/parts.ts')).propertyAssetFields;

interface PropertyDialogProps {
  readonly profileId: string;
  /** Null for a new one. */
  readonly property: PropertyAssetRow | null;
  readonly onClose: () => void;
}

const blank = {
  label: '',
  city: '',
  kind: null,
  acquiredOn: null,
  purchasePriceCents: null,
  outstandingCents: 0,
  monthlyPaymentCents: 0,
  monthlyRentCents: 0,
  ownershipBps: 10_000,
  holder: '',
};

/** Asks for a property: amounts of the whole of it, and the share that is held. */
export function PropertyDialog({ profileId, property, onClose }: PropertyDialogProps) {
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const form = useAppForm({ schema, defaultValues: property ?? blank });
  const amount = (name: 'valueCents' | 'outstandingCents' | 'monthlyPaymentCents' | 'monthlyRentCents') => (
    <Bound form={form} name={name}>
      {(bind) => (
        <MoneyField
          {...bind}
          value={bind.value ?? null}
          onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
          label={t(`property.fields.${name}`)}
        />
      )}
    </Bound>
  );
  return (
    <PartDialog
      form={form}
      title={t(property === null ? 'property.add' : 'property.edit')}
      action={
        property === null
          ? { method: 'POST', href: store(profileId) }
          : { method: 'PUT', href: update({ profile: profileId, asset: property.id }) }
      }
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="label">
          {(bind) => <TextField {...bind} label={t('property.fields.label')} maxLength={120} autoFocus />}
        </Bound>
        <Bound form={form} name="city">
          {(bind) => <TextField {...bind} label={t('property.fields.city')} maxLength={80} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <Select
              {...bind}
              onChange={(kind) => bind.onChange(propertyKinds.find((known) => known === kind) ?? null)}
              label={t('property.fields.kind')}
              choices={propertyKinds.map((id) => ({ id, label: words(`property.${id}`) }))}
              isOptional
            />
          )}
        </Bound>
        <Bound form={form} name="acquiredOn">
          {(bind) => <DateField {...bind} label={t('property.fields.acquiredOn')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        {amount('valueCents')}
        <Bound form={form} name="purchasePriceCents">
          {(bind) => <MoneyField {...bind} label={t('property.fields.purchasePriceCents')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow columns={3}>
        {amount('outstandingCents')}
        {amount('monthlyPaymentCents')}
        {amount('monthlyRentCents')}
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="ownershipBps">
          {(bind) => (
            <RateField
              {...bind}
              onChange={(bps) => bind.onChange(bps ?? Number.NaN)}
              label={t('property.fields.ownershipBps')}
            />
          )}
        </Bound>
        <Bound form={form} name="holder">
          {(bind) => <TextField {...bind} label={t('property.fields.holder')} maxLength={120} isOptional />}
        </Bound>
      </FieldRow>
    </PartDialog>
  );
}
