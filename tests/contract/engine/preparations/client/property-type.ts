import type { LotType } from '#domain/lot/states.ts';
import type { ActorKey } from '../../actor.ts';
import { refused } from '../../expected.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import { NoRecordError } from '../../records/discovery.ts';
import type { Kit, Preparation, Preparations } from '../preparation.ts';

const rowsAt = (props: JsonObject, path: string): readonly JsonObject[] =>
  (at(props, path) ?? []) as JsonObject[];

/** A lot of a type that the person sees; whoever sees none is given one of another, which has no such sheet. */
async function lotOfType(kit: Kit, type: LotType): Promise<{ readonly lot: string }> {
  const operations = rowsAt(await kit.props('client.operation.index'), 'operations.items');
  let other = '';
  for (const row of operations) {
    const props = await kit.props('client.operation.sale.index', { operation: textAt(row, 'id') });
    for (const lot of rowsAt(props, 'lots')) {
      if (lot['type'] === type) return { lot: textAt(lot, 'id') };
      other ||= textAt(lot, 'id');
    }
  }
  if (other === '') throw new NoRecordError('aucun lot dans les opérations de la personne');
  return { lot: other };
}

/** The sheet of a type of lot; `without`: who has no lot of it in the demonstration. */
const sheet = (type: LotType, without: readonly ActorKey[] = []): Preparation => ({
  isReading: true,
  parameters: (kit) => lotOfType(kit, type),
  expects: ({ key }) => (without.includes(key) ? refused(404) : null),
});

/** Sheets of lots: each is of one type alone. */
export const propertyTypePreparations: Preparations = {
  'export.property-type.apartment': sheet('Apartment'),
  'export.property-type.building': sheet('Building', ['collaborator', 'stranger']),
  'export.property-type.garage': sheet('Garage', ['stranger']),
  'export.property-type.house': sheet('House', ['stranger']),
  'export.property-type.land': sheet('Land', ['collaborator']),
  'export.property-type.professional-real-estate': sheet('ProfessionalRealEstate'),
};
