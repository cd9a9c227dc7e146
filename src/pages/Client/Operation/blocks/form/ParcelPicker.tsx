import { useWatch } from 'react-hook-form';
import type { OperationFormValues } from '#contracts/client/operation/payload.ts';
import { isParcelReference, parcelKey } from '#domain/geography/parcel.ts';
import * as parcelMessages from '#messages/client/operation-parcels.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { pointOf } from '#ui/map/coordinates.ts';
import { ParcelPlan } from '../parcels/ParcelPlan.tsx';
import { useDrawnParcels } from '../parcels/useDrawnParcels.ts';
import type { OperationForm } from './operation-schema.ts';
import { toggledParcels, withRegisterAreas } from './picked-parcels.ts';

/** The parcels around the address: a press adds one to the lines, or takes it out of them. */
export function ParcelPicker({ form, max }: { readonly form: OperationForm; readonly max: number }) {
  const t = useMessages(parcelMessages);
  const { control, setValue, getValues } = form.form;
  const [lat, lng, inseeCode, lines] = useWatch({ control, name: ['lat', 'lng', 'inseeCode', 'parcels'] });
  const at = pointOf(lat, lng);
  const named = lines.filter(isParcelReference);
  const drawn = useDrawnParcels(at, inseeCode, named);
  const change = (parcels: OperationFormValues['parcels']): void =>
    setValue('parcels', parcels, { shouldDirty: true, shouldValidate: form.form.formState.isSubmitted });
  const press = (key: string): void => {
    const parcel = drawn.parcels.find((one) => parcelKey(one) === key);
    if (parcel !== undefined) change(toggledParcels(getValues('parcels'), parcel, max));
  };
  const filled = withRegisterAreas(lines, drawn.parcels);
  return (
    <Stack gap={2} align="stretch">
      {at === null ? (
        <Text as="p" size="label" tone="ink3">
          {t('place')}
        </Text>
      ) : (
        drawn.parcels.length > 0 && (
          <Text as="p" size="label" tone="ink2">
            {t('pick')}
          </Text>
        )
      )}
      <ParcelPlan drawn={drawn} at={at} named={named} onPress={press} />
      {filled.count > 0 && (
        <div>
          <Button size="sm" onClick={() => change(filled.lines)}>
            {t('fill', { count: filled.count })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
