import { isObject, objectsOf, type Json } from '../json.ts';

const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);

/** Identifiers that props hold under a parameter's name, one (`operation`) or several (`operations`). */
export function idsUnder(props: Json, name: string): string[] {
  const names = [name, plural(name)];
  const ids = [...objectsOf(props)].flatMap(({ key, object }) =>
    names.includes(key) && typeof object['id'] === 'string' ? [object['id']] : [],
  );
  return [...new Set(ids)];
}

/** Identifiers of the objects that a finder picked. */
export function idsOf(picked: Json | undefined): string[] {
  const list = Array.isArray(picked) ? (picked as readonly Json[]) : [picked ?? null];
  return list.flatMap((item) => (isObject(item) && typeof item['id'] === 'string' ? [item['id']] : []));
}
