/** States of a lot, from drawing board to keys up to its delivery or withdrawal. */
export const lotStates = [
  'draft',
  'available',
  'optioned',
  'reserved',
  'under_contract',
  'sold',
  'delivered',
  'withdrawn',
] as const;
export type LotState = (typeof lotStates)[number];

export const lotTypes = [
  'Apartment',
  'Building',
  'Garage',
  'House',
  'Land',
  'ProfessionalRealEstate',
] as const;
export type LotType = (typeof lotTypes)[number];

const housing: readonly LotType[] = ['Apartment', 'House', 'Building'];

/** Whether a lot is a dwelling. */
export const isHousingLot = (type: LotType): boolean => housing.includes(type);

export const saleModes = ['asis', 'vir', 'vefa', 'tab'] as const;
export type SaleMode = (typeof saleModes)[number];
