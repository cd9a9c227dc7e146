import { useWatch } from 'react-hook-form';
import type { Coordinates } from '#domain/geography/distance.ts';
import { LocationField } from '#ui/map/LocationField.tsx';
import type { OperationForm } from './operation-schema.ts';

/** The coordinates as a pin on a map: placing it fills both fields, typing moves it. */
export function LocationPicker({ form }: { form: OperationForm }) {
  const { control, setValue, formState } = form.form;
  const [lat, lng, inseeCode] = useWatch({ control, name: ['lat', 'lng', 'inseeCode'] });
  const fillIn = (point: Coordinates | null) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted };
    setValue('lat', point?.lat ?? null, options);
    setValue('lng', point?.lng ?? null, options);
  };
  return <LocationField lat={lat} lng={lng} inseeCode={inseeCode} onChange={fillIn} />;
}
