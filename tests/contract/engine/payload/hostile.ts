import type * as z from 'zod';
import type { Json, JsonObject } from '../json.ts';
import { changed } from './change.ts';
import { fieldsOf, type Field, type FieldShape } from './shape.ts';

/** Something sent on purpose to break a server: whatever comes of it, it must be a clear answer. */
export interface Hostile {
  readonly name: string;
  /** The body as text: some of it no program would write. */
  readonly body: string;
}

/** Text that would run if a page, a document or a spreadsheet showed it as it is. */
export const activeMarkup = '</script><script>alert(';
export const hostileMarkup = `${activeMarkup}"îlot")</script><img src=x onerror=alert(1)>`;
export const hostileFormula = '=HYPERLINK("http://evil.test","îlot")';

const texts: readonly [name: string, value: string][] = [
  ['100 ko de texte', 'é'.repeat(100_000)],
  ['signe NUL', 'avant\u0000après'],
  ['moitié de caractère', 'avant\ud800après'],
  ['écriture de droite à gauche', '\u202eעברית العربية\u202c'],
  ['balises', hostileMarkup],
  ['formule de tableur', hostileFormula],
  ['guillemets SQL', `'; drop table operations; -- " \\' %_ $1`],
  ['modèle de page', '{{7*7}} ${7*7} <%= 7*7 %>'],
];

const numbers: readonly [name: string, literal: string][] = [
  ['1e308', '1e308'],
  ['1e400', '1e400'],
  ['-0', '-0'],
  ['au-delà des entiers', '9007199254740993'],
  ['au-delà de 32 bits', '2147483648'],
  ['0.1', '0.1'],
];

const others: readonly [name: string, value: Json][] = [
  ['liste de 10 000', Array.from({ length: 10_000 }, () => 'x')],
  ['objet inattendu', { constructor: { prototype: { isAdmin: true } }, toString: 'x' }],
];

const levels = 5000;

/** Fields filled at once: more of the longest text would pass the size that a server reads at all. */
const maxFields = 8;

/** One kind of value that is put into the fields of one type. */
interface Kind {
  readonly name: string;
  readonly valueFor: (field: Field) => Json;
  /** A number as it is written; `valueFor` gives it between marks. */
  readonly literal?: string;
}

/** Marks a literal that JSON.stringify would not write. */
const marked = /"@@([^@"]+)@@"/g;

const families: readonly { readonly types: readonly string[]; readonly kinds: readonly Kind[] }[] = [
  {
    types: ['string'],
    kinds: texts.map(([name, value]) => ({ name, valueFor: ({ shapes }) => fitting(value, shapes) })),
  },
  {
    types: ['number', 'integer'],
    kinds: numbers.map(([name, literal]) => ({ name, literal, valueFor: () => `@@${literal}@@` })),
  },
  { types: ['array', 'object'], kinds: others.map(([name, value]) => ({ name, valueFor: () => value })) },
];

/**
 * Hostile bodies made of a payload that would be accepted. Each kind of text, number or object is put at once
 * into all fields whose contract takes it, so that it gets as far as it can, and into all others.
 *
 * @param depth `quick` puts what the contract refuses into one body for each type of fields, another kind at each, and
 *   leaves out bodies that no handler ever sees: one function reads all bodies, whatever the route
 */
export function hostileBodies(
  schema: z.ZodType,
  payload: JsonObject,
  depth: 'quick' | 'full',
): readonly Hostile[] {
  const fields = fieldsOf(schema, payload).filter(({ path }) => path.every((key) => typeof key === 'string'));
  const takes = (field: Field, { literal, valueFor }: Kind): boolean => {
    const sent = literal === undefined ? valueFor(field) : Number(literal);
    return schema.safeParse(changed(payload, field.path, sent)).success;
  };
  const bodyOf = (placed: readonly (readonly [field: Field, kind: Kind])[]): Hostile[] => {
    const chosen = placed.slice(0, maxFields);
    if (chosen.length === 0) return [];
    const body = chosen.reduce(
      (sent, [field, kind]) => changed(sent, field.path, kind.valueFor(field)),
      payload,
    );
    const names = [...new Set(chosen.map(([, { name }]) => name))].join(', ');
    return [
      {
        name: `${names} dans ${chosen.map(([{ path }]) => path.join('.')).join(', ')}`,
        body: JSON.stringify(body).replaceAll(marked, '$1'),
      },
    ];
  };
  const ofFamily = ({ types, kinds }: (typeof families)[number]): Hostile[] => {
    const given = fields.filter(({ shapes }) => shapes.some((shape) => isFree(shape, types)));
    const pairs = kinds.map((kind) => given.map((field) => [field, kind] as const));
    const taken = pairs.flatMap((all) => bodyOf(all.filter(([field, kind]) => takes(field, kind))));
    const refused = pairs.map((all) => all.filter(([field, kind]) => !takes(field, kind)));
    return [...taken, ...(depth === 'full' ? refused.flatMap(bodyOf) : bodyOf(oneKindEach(given, refused)))];
  };
  return [...families.flatMap(ofFamily), ...wholeBodies(payload, depth)];
}

const isFree = (shape: FieldShape, types: readonly string[]): boolean =>
  types.includes(shape.type ?? '') && shape.enum === undefined && shape.const === undefined;

/** Each field with one of the kinds that it refuses, another one at each in turn. */
function oneKindEach(
  fields: readonly Field[],
  refused: readonly (readonly (readonly [field: Field, kind: Kind])[])[],
): (readonly [field: Field, kind: Kind])[] {
  return fields.flatMap((field, rank) => {
    const own = refused.flatMap((pairs) => pairs.filter(([one]) => one === field));
    const pair = own[rank % Math.max(own.length, 1)];
    return pair === undefined ? [] : [pair];
  });
}

/** Cut to the longest that the field takes, so that it gets further than the check of lengths. */
function fitting(value: string, shapes: readonly { readonly maxLength?: number }[]): string {
  const most = shapes.find(({ maxLength }) => maxLength !== undefined)?.maxLength;
  return value.length > 1000 || most === undefined ? value : value.slice(0, most);
}

function wholeBodies(payload: JsonObject, depth: 'quick' | 'full'): Hostile[] {
  const text = JSON.stringify(payload);
  const own = text.slice(1, -1);
  const also = own === '' ? '' : `,${own}`;
  const prototype = {
    name: 'clés de prototype',
    body: `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}${also}}`,
  };
  if (depth === 'quick') return [prototype];
  return [
    prototype,
    { name: 'profondeur de 5 000', body: `{"profond":${'['.repeat(levels)}${']'.repeat(levels)}${also}}` },
    { name: 'clé de 100 ko', body: `{"${'k'.repeat(100_000)}":1${also}}` },
    { name: 'liste au lieu d’un objet', body: `[${text}]` },
    { name: 'texte au lieu d’un objet', body: '"texte"' },
    { name: 'null au lieu d’un objet', body: 'null' },
    { name: 'JSON tronqué', body: text.slice(0, -1) },
    { name: 'ni JSON ni rien', body: '\u0000\ufeff<xml/>' },
  ];
}
