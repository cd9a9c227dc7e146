import type { FieldPathByValue, FieldValues } from 'react-hook-form';

/** The fields of a form that make an address, by what they hold. Those left out are not asked for. */
export interface AddressNames<Values extends FieldValues> {
  readonly line?: FieldPathByValue<Values, string>;
  readonly line2?: FieldPathByValue<Values, string>;
  readonly postalCode: FieldPathByValue<Values, string>;
  readonly city: FieldPathByValue<Values, string>;
  readonly inseeCode?: FieldPathByValue<Values, string>;
  /** Degrees; with both of them the place is a pin on a map as well. */
  readonly lat?: FieldPathByValue<Values, number | null>;
  readonly lng?: FieldPathByValue<Values, number | null>;
}

export type AddressPart = keyof AddressNames<FieldValues>;
