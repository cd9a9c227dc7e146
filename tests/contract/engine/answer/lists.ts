import { isObject, objectsOf, type Json, type JsonObject } from '../json.ts';

/** What is wrong with the paged lists of a page: their numbers must agree with the lines that are there. */
export function listFaults(props: Json): string[] {
  return [...objectsOf(props)].flatMap(({ object }) => {
    const { items, meta } = object;
    if (!Array.isArray(items) || !isObject(meta ?? null)) return [];
    return faultsOf(items.length, meta as JsonObject);
  });
}

function faultsOf(length: number, { page, perPage, total, pages }: JsonObject): string[] {
  if (![page, perPage, total, pages].every((value) => typeof value === 'number')) return [];
  const [at, size, all, count] = [Number(page), Number(perPage), Number(total), Number(pages)];
  const wantedPages = Math.max(1, Math.ceil(all / size));
  const wanted = Math.max(0, Math.min(size, all - (at - 1) * size));
  return [
    ...(count === wantedPages ? [] : [`${all} lignes par ${size} font ${wantedPages} pages, non ${count}`]),
    ...(at >= 1 && at <= wantedPages ? [] : [`la page ${at} n’existe pas`]),
    ...(length === wanted ? [] : [`la page ${at} de ${all} lignes en montre ${length} au lieu de ${wanted}`]),
  ];
}
