import { MapPinOff } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Coordinates } from '#domain/geography/distance.ts';
import { departmentOf, inseeCodePattern } from '#domain/geography/insee.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { pointOf } from '#ui/map/coordinates.ts';
import { LocationMap } from '#ui/map/LocationMap.tsx';
import type { OperationForm } from './operation-schema.ts';

/** The coordinates as a pin on a map: placing it fills both fields, typing moves it. */
export function LocationPicker({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  const { control, setValue, formState } = form.form;
  const [lat, lng, inseeCode] = useWatch({ control, name: ['lat', 'lng', 'inseeCode'] });
  const isEmpty = lat === null && lng === null;
  const code = inseeCode.trim().toUpperCase();

  const fillIn = (point: Coordinates | null) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted };
    setValue('lat', point?.lat ?? null, options);
    setValue('lng', point?.lng ?? null, options);
  };

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-table font-medium text-ink">{t('location.label')}</span>
        <Button
          size="sm"
          variant="discreet"
          icon={MapPinOff}
          inactiveReason={isEmpty ? t('location.nothingToRemove') : undefined}
          onClick={() => fillIn(null)}
        >
          {t('location.remove')}
        </Button>
      </div>
      <LocationMap
        label={t('location.label')}
        point={pointOf(lat, lng)}
        departmentCode={inseeCodePattern.test(code) ? departmentOf(code) : null}
        onChange={fillIn}
      />
      <p className="text-label text-ink3">
        {t('location.help')} <span className="hidden pointer-coarse:inline">{t('location.touchHelp')}</span>
      </p>
    </div>
  );
}
