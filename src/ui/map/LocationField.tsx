import { MapPinOff } from 'lucide-react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { departmentOf, inseeCodePattern } from '#domain/geography/insee.ts';
import * as locationMessages from '#messages/location.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { pointOf } from './coordinates.ts';
import { LocationMap } from './LocationMap.tsx';

export interface LocationFieldProps {
  readonly lat: number | null;
  readonly lng: number | null;
  /** Code of the commune, as it was typed: the map begins with its department. */
  readonly inseeCode?: string;
  readonly onChange: (point: Coordinates | null) => void;
  readonly label?: string;
}

/** A place as a pin on a map: put there by a click or by keyboard, dragged, taken away. */
export function LocationField({ lat, lng, inseeCode = '', onChange, label }: LocationFieldProps) {
  const t = useMessages(locationMessages);
  const isEmpty = lat === null && lng === null;
  const code = inseeCode.trim().toUpperCase();
  const name = label ?? t('label');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-table font-medium text-ink">{name}</span>
        <Button
          size="sm"
          variant="discreet"
          icon={MapPinOff}
          inactiveReason={isEmpty ? t('nothingToRemove') : undefined}
          onClick={() => onChange(null)}
        >
          {t('remove')}
        </Button>
      </div>
      <LocationMap
        label={name}
        point={pointOf(lat, lng)}
        departmentCode={inseeCodePattern.test(code) ? departmentOf(code) : null}
        onChange={onChange}
      />
      <p className="text-label text-ink3">
        {t('help')} <span className="hidden pointer-coarse:inline">{t('touchHelp')}</span>
      </p>
    </div>
  );
}
