import type { CityscanProps } from '#contracts/client/cityscan.ts';
import { scan } from '#generated/routes/client/cityscan.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { CoordinateField } from '#ui/address/CoordinateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const schema = async () => (await import('#contracts/client/cityscan.ts')).scanAddress.payload;

export interface ScanDialogProps {
  readonly operations: CityscanProps['operations'];
  /** Of which the link that led here asked; empty for none. */
  readonly operationId: string;
  readonly onClose: () => void;
}

/** Asks for an address: that of an operation, or any with a pin on the map. */
export function ScanDialog({ operations, operationId, onClose }: ScanDialogProps) {
  const t = useMessages(cityscanMessages);
  const asked = operations.find(({ id }) => id === operationId);
  const form = useAppForm({
    schema,
    defaultValues: {
      address: asked?.address ?? '',
      lat: (asked?.lat ?? null) as number,
      lng: (asked?.lng ?? null) as number,
      operationId: asked?.id ?? null,
    },
  });
  const { ref } = form;
  const send = async () => (await form.submit({ method: 'POST', href: scan() }))?.outcome === 'success';
  const take = (id: string | null): void => {
    const operation = operations.find((one) => one.id === id);
    form.form.setValue('operationId', operation?.id ?? null);
    if (operation === undefined) return;
    form.form.setValue('address', operation.address);
    form.form.setValue('lat', operation.lat);
    form.form.setValue('lng', operation.lng);
  };
  const refusal = form.errorOf('base');
  const coordinate = (name: 'lat' | 'lng') => (
    <Bound form={form} name={name}>
      {({ value, onChange, ...bind }) => (
        <CoordinateField
          {...bind}
          value={value}
          onChange={(degrees) => onChange(degrees as number)}
          label={t(`create.${name}`)}
          help={t('create.placeHelp')}
        />
      )}
    </Bound>
  );
  return (
    <FormDialog
      formRef={ref}
      title={t('create.title')}
      submitLabel={t('create.action')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="operationId">
        {(bind) => (
          <Select
            {...bind}
            value={bind.value ?? ''}
            onChange={take}
            label={t('create.operation')}
            choices={[
              { id: '', label: t('create.noOperation') },
              ...operations.map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
      </Bound>
      <Bound form={form} name="address">
        {(bind) => <TextField {...bind} label={t('create.address')} maxLength={200} />}
      </Bound>
      <FieldRow>
        {coordinate('lat')}
        {coordinate('lng')}
      </FieldRow>
      {refusal !== undefined && <FieldError id="scan-error" text={refusal} />}
    </FormDialog>
  );
}
