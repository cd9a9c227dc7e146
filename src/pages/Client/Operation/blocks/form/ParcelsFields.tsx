import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { OperationForm } from './operation-schema.ts';
import { ParcelPicker } from './ParcelPicker.tsx';
import { totalParcelArea } from './parcel-total.ts';

const maxParcels = 50;
const blank = () => ({ prefix: '', section: '', number: '', areaM2: null });

/** The parcels of the land register, one line each, what they come to, and the plan to choose them from. */
export function ParcelsFields({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const column = useLineColumns();
  return (
    <Stack gap={4} align="stretch">
      <LinesField
        form={form}
        name="parcels"
        label={t('sections.parcels')}
        addLabel={t('addParcel')}
        max={maxParcels}
        blank={blank}
        columns={[
          column.text('prefix', t('fields.parcelPrefix'), {
            width: '5.5rem',
            maxLength: 3,
            placeholder: '000',
            inputMode: 'numeric',
          }),
          column.text('section', t('fields.parcelSection'), {
            width: '5.5rem',
            maxLength: 2,
            placeholder: 'AB',
          }),
          column.text('number', t('fields.parcelNumber'), {
            maxLength: 4,
            placeholder: '123',
            inputMode: 'numeric',
          }),
          column.area('areaM2', t('fields.parcelArea'), {
            total: (parcels) => {
              const total = totalParcelArea(parcels);
              return total === null ? '' : format.area(total);
            },
          }),
        ]}
      />
      <ParcelPicker form={form} max={maxParcels} />
    </Stack>
  );
}
