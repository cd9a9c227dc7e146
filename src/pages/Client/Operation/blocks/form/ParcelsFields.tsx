import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import type { OperationForm } from './operation-schema.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { totalParcelArea } from './parcel-total.ts';

const maxParcels = 50;

/** The parcels of the land register, one line each, and what they come to. */
export function ParcelsFields({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { control } = form.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parcels' });
  const parcels = useWatch({ control, name: 'parcels' });
  const total = totalParcelArea(parcels);
  const error = form.errorOf('parcels') ?? form.errorOf('parcels.root');
  const isFull = fields.length >= maxParcels;
  const add = () =>
    append(
      { prefix: '', section: '', number: '', areaM2: null },
      { focusName: `parcels.${fields.length}.section` },
    );

  return (
    <>
      {fields.map((field, index) => (
        <ParcelFields key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          icon={Plus}
          inactiveReason={isFull ? t('parcelsFull', { max: maxParcels }) : undefined}
          onClick={add}
        >
          {t('addParcel')}
        </Button>
        {total !== null && (
          <p className="text-table text-ink2" role="status">
            {t('parcelsTotal', { area: format.area(total) })}
          </p>
        )}
      </div>
      {error !== undefined && <FieldError id="field-parcels-error" text={error} />}
    </>
  );
}
