import { communeAnswer } from '#contracts/commune.ts';
import { index } from '#generated/routes/commune.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { foldText } from '#ui/fields/foldText.ts';

/** The INSEE code of a commune named by its postcode and name; null when the directory has no such one. */
export async function inseeCodeOf(postalCode: string, city: string): Promise<string | null> {
  try {
    const { items } = communeAnswer.parse(await getJson(index({ query: { q: postalCode } })));
    const fitting = items.filter(({ postalCodes }) => postalCodes.includes(postalCode));
    const [only, ...others] = fitting;
    const named = fitting.find(({ name }) => foldText(name) === foldText(city));
    return (named ?? (others.length === 0 ? only : undefined))?.inseeCode ?? null;
  } catch {
    // The directory does not answer: the code is typed, or found by the search of communes.
    return null;
  }
}
