import { communeAnswer } from '#contracts/commune.ts';
import { index } from '#generated/routes/commune.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { CommuneField, type CommuneFieldProps } from '#ui/fields/CommuneField.tsx';

/** The communes whose name or postcode begins so; rejects when the directory does not answer. */
const find: CommuneFieldProps['find'] = async (query, signal) =>
  communeAnswer.parse(await getJson(index({ query: { q: query } }), signal)).items;

/** Finds a commune in this application's directory. */
export function CommuneSearch(field: Omit<CommuneFieldProps, 'find'>) {
  return <CommuneField {...field} find={find} />;
}
