import type { FinancialAssetRow } from '#contracts/client/profile/form.ts';
import { financialKinds } from '#domain/profile/enums.ts';
import { store, update } from '#generated/routes/client/profile/financial-asset.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PartDialog } from './PartDialog.tsx';

const schema = async () => (await import('#contracts/client/profile/parts.ts')).financialAssetFields;

interface FinancialDialogProps {
  readonly profileId: string;
  /** Null for a new one. */
  readonly holding: FinancialAssetRow | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks for money: what kind, where, how much on which day. */
export function FinancialDialog({ profileId, holding, today, onClose }: FinancialDialogProps) {
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const form = useAppForm({
    schema,
    defaultValues: holding ?? { kind: 'savings', institution: '', isPledged: false, valuedOn: today },
  });
  return (
    <PartDialog
      form={form}
      title={t(holding === null ? 'financial.add' : 'financial.edit')}
      action={
        holding === null
          ? { method: 'POST', href: store(profileId) }
          : { method: 'PUT', href: update({ profile: profileId, holding: holding.id }) }
      }
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <Select
              {...bind}
              onChange={(kind) => bind.onChange(financialKinds.find((known) => known === kind) ?? bind.value)}
              label={t('financial.fields.kind')}
              choices={financialKinds.map((id) => ({ id, label: words(`financial.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="institution">
          {(bind) => (
            <TextField {...bind} label={t('financial.fields.institution')} maxLength={120} isOptional />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="valueCents">
          {(bind) => (
            <MoneyField
              {...bind}
              value={bind.value ?? null}
              onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
              label={t('financial.fields.valueCents')}
            />
          )}
        </Bound>
        <Bound form={form} name="valuedOn">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('financial.fields.valuedOn')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="isPledged">
        {(bind) => <Checkbox {...bind} label={t('financial.fields.isPledged')} />}
      </Bound>
    </PartDialog>
  );
}
