import { X } from 'lucide-react';
import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { OperationForm } from './operation-schema.ts';

interface ParcelFieldsProps {
  form: OperationForm;
  index: number;
  onRemove: () => void;
}

/** One parcel: prefix, section, number, area. */
export function ParcelFields({ form, index, onRemove }: ParcelFieldsProps) {
  const t = useMessages(operationMessages);
  const n = index + 1;
  return (
    <fieldset className="flex items-start gap-2">
      <legend className="sr-only">{t('fields.parcel', { n })}</legend>
      <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-3 sm:grid-cols-[5rem_5rem_1fr_1.5fr]">
        <Bound form={form} name={`parcels.${index}.prefix`}>
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.parcelPrefix')}
              inputMode="numeric"
              maxLength={3}
              placeholder="000"
            />
          )}
        </Bound>
        <Bound form={form} name={`parcels.${index}.section`}>
          {(bind) => <TextField {...bind} label={t('fields.parcelSection')} maxLength={2} placeholder="AB" />}
        </Bound>
        <Bound form={form} name={`parcels.${index}.number`}>
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.parcelNumber')}
              inputMode="numeric"
              maxLength={4}
              placeholder="123"
            />
          )}
        </Bound>
        <Bound form={form} name={`parcels.${index}.areaM2`}>
          {(bind) => <AreaField {...bind} label={t('fields.parcelArea')} />}
        </Bound>
      </div>
      <span className="pt-6">
        <IconButton icon={X} variant="danger" label={t('removeParcel', { n })} onClick={onRemove} />
      </span>
    </fieldset>
  );
}
