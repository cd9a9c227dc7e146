import type { LotType } from '#domain/lot/states.ts';
import {
  apartment,
  building,
  garage,
  house,
  land,
  professionalRealEstate,
} from '#generated/routes/export/property-type.ts';

const sheets = {
  Apartment: apartment,
  Building: building,
  Garage: garage,
  House: house,
  Land: land,
  ProfessionalRealEstate: professionalRealEstate,
} as const satisfies Record<LotType, unknown>;

/** The address of the sheet of a lot, by its type. */
export const lotSheet = (type: LotType, lot: string): string => sheets[type]({ lot });
