import type { CommuneAnswer } from '#contracts/commune.ts';
import { index } from '#generated/routes/commune.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import type { CommuneFieldProps } from '#ui/fields/CommuneField.tsx';

/** The communes whose name or postcode begins so; rejects when the directory does not answer. */
export const findCommunes: CommuneFieldProps['find'] = async (query, signal) =>
  ((await getJson(index({ query: { q: query } }), signal)) as CommuneAnswer).items;
