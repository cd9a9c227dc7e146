import type { DeclaredKey } from '../manifest/declared-keys.ts';
import { quote } from './print.ts';

/** The TypeScript type of the values of a key that the application declares. */
export function declaredType({ type, values }: Pick<DeclaredKey, 'type' | 'values'>): string {
  if (type !== 'string' && type !== 'strings') return type;
  const text = values === undefined ? 'string' : values.map(quote).join(' | ');
  if (type === 'string') return text;
  return values !== undefined && values.length > 1 ? `readonly (${text})[]` : `readonly ${text}[]`;
}
