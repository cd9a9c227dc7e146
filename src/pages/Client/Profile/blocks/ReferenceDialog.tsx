import type { ReferenceRow } from '#contracts/client/profile/form.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { store, update } from '#generated/routes/client/profile/reference.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PartDialog } from './PartDialog.tsx';

const schema = async () => (await import('#contracts/client/profile/parts.ts')).referenceFields;

interface ReferenceDialogProps {
  readonly profileId: string;
  /** Null for a new one. */
  readonly reference: ReferenceRow | null;
  readonly today: string;
  readonly onClose: () => void;
}

const amounts = ['purchaseCents', 'worksCents', 'otherCents', 'revenueCents'] as const;

/** Asks for a finished operation and its amounts, of which the margin is made. */
export function ReferenceDialog({ profileId, reference, today, onClose }: ReferenceDialogProps) {
  const t = useMessages(partMessages);
  const trade = useMessages(tradeMessages);
  const form = useAppForm({
    schema,
    defaultValues: reference ?? {
      title: '',
      city: '',
      year: Number(today.slice(0, 4)),
      kind: null,
      lotsCount: null,
      purchaseCents: null,
      worksCents: null,
      otherCents: null,
      revenueCents: null,
      durationMonths: null,
      narrative: '',
      isConfidential: false,
    },
  });
  return (
    <PartDialog
      form={form}
      title={t(reference === null ? 'references.add' : 'references.edit')}
      action={
        reference === null
          ? { method: 'POST', href: store(profileId) }
          : { method: 'PUT', href: update({ profile: profileId, reference: reference.id }) }
      }
      onClose={onClose}
    >
      <Bound form={form} name="title">
        {(bind) => <TextField {...bind} label={t('references.fields.title')} maxLength={120} autoFocus />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="city">
          {(bind) => <TextField {...bind} label={t('references.fields.city')} maxLength={80} />}
        </Bound>
        <Bound form={form} name="kind">
          {(bind) => (
            <Select
              {...bind}
              onChange={(kind) => bind.onChange(operationKinds.find((known) => known === kind) ?? null)}
              label={t('references.fields.kind')}
              choices={operationKinds.map((id) => ({ id, label: trade(`operationKind.${id}`) }))}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow columns={3}>
        <Bound form={form} name="year">
          {(bind) => (
            <IntegerField
              {...bind}
              onChange={(year) => bind.onChange(year ?? Number.NaN)}
              label={t('references.fields.year')}
              isGrouped={false}
            />
          )}
        </Bound>
        <Bound form={form} name="lotsCount">
          {(bind) => <IntegerField {...bind} label={t('references.fields.lotsCount')} isOptional />}
        </Bound>
        <Bound form={form} name="durationMonths">
          {(bind) => (
            <IntegerField
              {...bind}
              label={t('references.fields.durationMonths')}
              unit={t('references.months')}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      {[amounts.slice(0, 2), amounts.slice(2)].map((row) => (
        <FieldRow key={row[0]}>
          {row.map((name) => (
            <Bound key={name} form={form} name={name}>
              {(bind) => (
                <MoneyField
                  {...bind}
                  label={t(`references.fields.${name}`)}
                  isOptional
                  {...(name === 'otherCents' && { help: t('references.help.otherCents') })}
                />
              )}
            </Bound>
          ))}
        </FieldRow>
      ))}
      <Bound form={form} name="narrative">
        {(bind) => (
          <TextArea {...bind} label={t('references.fields.narrative')} rows={3} maxLength={600} isOptional />
        )}
      </Bound>
      <Bound form={form} name="isConfidential">
        {(bind) => <Checkbox {...bind} label={t('references.fields.isConfidential')} />}
      </Bound>
    </PartDialog>
  );
}
