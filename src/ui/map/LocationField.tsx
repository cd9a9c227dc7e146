import { MapPinOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { departmentOf, inseeCodePattern } from '#domain/geography/insee.ts';
import * as locationMessages from '#messages/location.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { pointOf } from './coordinates.ts';
import { LocationMap } from './LocationMap.tsx';
import type { farFromCommune } from './place-names.ts';

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
  const { number } = useFormat();
  const isEmpty = lat === null && lng === null;
  const code = inseeCode.trim().toUpperCase();
  const name = label ?? t('label');
  const far = useFarCommune(lat, lng, code);
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
      {far !== null && (
        <Banner tone="warn">{t('far', { km: number(far.distanceM / 1000, 0), city: far.name })}</Banner>
      )}
      <p className="text-label text-ink3">
        {t('help')} <span className="hidden pointer-coarse:inline">{t('touchHelp')}</span>
      </p>
    </div>
  );
}

type FarCommune = ReturnType<typeof farFromCommune>;

/** The commune that the point lies far from, once that is known; without the file of the communes nothing is questioned. */
function useFarCommune(lat: number | null, lng: number | null, code: string): FarCommune {
  const [found, setFound] = useState<FarCommune>(null);
  useEffect(() => {
    let isGone = false;
    const keepFound = (far: FarCommune): void => {
      if (!isGone) setFound(far);
    };
    const point = pointOf(lat, lng);
    const look = async (): Promise<FarCommune> => {
      if (point === null || code === '') return null;
      const places = await import('./place-names.ts');
      return places.farFromCommune(await places.loadPlaceNames(), point, code);
    };
    look().then(keepFound, () => keepFound(null));
    return () => {
      isGone = true;
    };
  }, [lat, lng, code]);
  return found;
}
