import type { HolidayRegion } from './holidays.ts';

const REGIONS: Readonly<Record<string, HolidayRegion>> = {
  '57': 'alsace-moselle',
  '67': 'alsace-moselle',
  '68': 'alsace-moselle',
  '971': 'guadeloupe',
  '972': 'martinique',
  '973': 'guyane',
  '974': 'reunion',
  '976': 'mayotte',
};

/**
 * Whose holidays hold in a department. In Alsace and Moselle, Good Friday holds in the communes that have a
 * Protestant or a mixed church: counting it everywhere there ends a pushed period one day too late at most.
 */
export function holidayRegionOf(departmentCode: string | null): HolidayRegion {
  return (
    (departmentCode !== null && Object.hasOwn(REGIONS, departmentCode) && REGIONS[departmentCode]) ||
    'national'
  );
}
