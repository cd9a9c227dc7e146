import type { RentIndexRow } from '#contracts/admin/form.ts';
import { indexRegions, rentIndexKinds } from '#domain/rental/rent-index.ts';
import { store, update } from '#generated/routes/admin/settings/index.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { DecimalField } from '#ui/fields/DecimalField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const storeSchema = async () =>
  (await import('#contracts/admin/settings/rent-index.ts')).storeRentIndex.payload;
const updateSchema = async () =>
  (await import('#contracts/admin/settings/rent-index.ts')).updateRentIndex.payload;

interface IndexDialogProps {
  /** The value to correct; null for a new one. */
  readonly row: RentIndexRow | null;
  readonly onClose: () => void;
}

/** Enters the value of a quarter, or corrects one. */
export function IndexDialog({ row, onClose }: IndexDialogProps) {
  return row?.entry == null ? <NewValue onClose={onClose} /> : <CorrectedValue row={row} onClose={onClose} />;
}

function NewValue({ onClose }: Pick<IndexDialogProps, 'onClose'>) {
  const t = useMessages(settingsMessages);
  const form = useAppForm({
    schema: storeSchema,
    defaultValues: {
      kind: 'IRL' as const,
      region: 'metropolitan' as const,
      quarter: '',
      points: '',
      publishedOn: '',
      sourceUrl: 'https://',
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('index.add')}
      submitLabel={t('index.saved')}
      action={{ method: 'POST', href: store() }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(kind) => kind !== null && bind.onChange(kind)}
              label={t('index.kind')}
              choices={rentIndexKinds.map((id) => ({ id, label: id }))}
            />
          )}
        </Bound>
        <Bound form={form} name="region">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(region) => region !== null && bind.onChange(region)}
              label={t('index.region')}
              choices={indexRegions.map((id) => ({ id, label: t(`index.regions.${id}`) }))}
            />
          )}
        </Bound>
      </FieldRow>
      <FieldRow>
        {field('quarter', TextField, { label: t('index.quarter'), placeholder: '2026T3', maxLength: 6 })}
        {field('points', DecimalField, { label: t('index.value') })}
      </FieldRow>
      {field('publishedOn', DateField, { label: t('index.publishedOn') })}
      {field('sourceUrl', TextField, { label: t('index.sourceUrl'), type: 'url', maxLength: 300 })}
    </ActionDialog>
  );
}

function CorrectedValue({ row, onClose }: { readonly row: RentIndexRow; readonly onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const { entry } = row;
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: {
      points: (row.hundredths / 100).toFixed(2),
      publishedOn: entry?.publishedOn ?? '',
      sourceUrl: entry?.sourceUrl ?? '',
      version: entry?.version ?? 1,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('index.edit')}
      description={`${row.kind} ${row.quarter} · ${t(`index.regions.${row.region}`)}`}
      submitLabel={t('index.saved')}
      action={{ method: 'PATCH', href: update(entry?.id ?? '') }}
      onClose={onClose}
    >
      {field('points', DecimalField, { label: t('index.value'), autoFocus: true })}
      {field('publishedOn', DateField, { label: t('index.publishedOn') })}
      {field('sourceUrl', TextField, { label: t('index.sourceUrl'), type: 'url', maxLength: 300 })}
    </ActionDialog>
  );
}
