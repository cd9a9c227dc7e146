import type { fr } from '#messages/client/operation.ts';
import type { Translate } from '#runtime/locale/messages.ts';

type Texts = Translate<typeof fr>;

const parcelLabels: Readonly<
  Record<string, 'parcelPrefix' | 'parcelSection' | 'parcelNumber' | 'parcelArea'>
> = {
  prefix: 'parcelPrefix',
  section: 'parcelSection',
  number: 'parcelNumber',
  areaM2: 'parcelArea',
};

/**
 * What people call the field of an error path: `city`, `parcels.0.section`, `strengths.2`. An unknown path
 * is given back as it is.
 */
export function fieldLabel(t: Texts, path: string): string {
  const [field = '', index, part] = path.split('.');
  if (field === 'parcels') {
    if (index === undefined) return t('sections.parcels');
    const parcel = t('fields.parcel', { n: Number(index) + 1 });
    const label = part === undefined ? undefined : parcelLabels[part];
    return label === undefined ? parcel : `${parcel}, ${t(`fields.${label}`).toLowerCase()}`;
  }
  const key = `fields.${field}`;
  if (!t.has(key)) return path;
  return index === undefined ? t(key) : t('line', { label: t(key), n: Number(index) + 1 });
}
