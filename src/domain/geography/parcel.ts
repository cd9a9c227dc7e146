/** A parcel as people write it; the prefix only where communes were merged. */
export interface ParcelReference {
  readonly prefix: string;
  readonly section: string;
  readonly number: string;
}

/** Section and number are there: the land register can be asked. */
export const isParcelReference = ({ section, number }: ParcelReference): boolean =>
  /^[0-9A-Z]{1,2}$/i.test(section.trim()) && /^\d{1,4}$/.test(number.trim());

/** The signs under which the land register keeps a parcel, filled up with zeros: « D 9 » is `000`, `0D`, `0009`. */
export const registerSigns = ({ prefix, section, number }: ParcelReference): ParcelReference => ({
  prefix: prefix.trim().padStart(3, '0'),
  section: section.trim().toUpperCase().padStart(2, '0'),
  number: number.trim().padStart(4, '0'),
});

/** The signs of the land register as people write them: no prefix where it says nothing, « D » for `0D`. */
export const writtenSigns = ({ prefix, section, number }: ParcelReference): ParcelReference => ({
  prefix: prefix === '000' ? '' : prefix,
  section: section.replace(/^0(?=.)/, ''),
  number,
});

/** The same for two writings of one parcel of a commune. */
export const parcelKey = (parcel: ParcelReference): string => {
  const { prefix, section, number } = registerSigns(parcel);
  return `${prefix}:${section}:${number}`;
};

/** What a parcel is called: « CH 0214 ». */
export const parcelName = ({ prefix, section, number }: ParcelReference): string =>
  [prefix, section, number].filter((part) => part !== '').join(' ');
