import type * as z from 'zod';
import type { Json, JsonObject } from '../json.ts';
import { changed } from './change.ts';
import { fieldsOf, type Field } from './shape.ts';

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

const depth = 5000;

/** Fields filled at once: more of the longest text would pass the size that a server reads at all. */
const maxFields = 8;

/** Marks the place of a literal that JSON.stringify would not write. */
const placeholder = '@@littéral@@';

/**
 * Hostile bodies made of a payload that would be accepted. Each kind of text, number or object is put at once
 * into all fields whose contract takes it, so that it gets as far as it can, and into all others.
 */
export function hostileBodies(schema: z.ZodType, payload: JsonObject): readonly Hostile[] {
  const fields = fieldsOf(schema, payload).filter(({ path }) => path.every((key) => typeof key === 'string'));
  const holding = (...types: string[]): readonly Field[] =>
    fields.filter(({ shapes }) =>
      shapes.some(
        (shape) => types.includes(shape.type ?? '') && shape.enum === undefined && shape.const === undefined,
      ),
    );
  const inAll = (
    name: string,
    given: readonly Field[],
    valueFor: (field: Field) => Json,
    literal = '',
  ): Hostile[] => {
    const takes = (field: Field): boolean => {
      const sent = literal === '' ? valueFor(field) : Number(literal);
      return schema.safeParse(changed(payload, field.path, sent)).success;
    };
    const groups = [given.filter(takes), given.filter((field) => !takes(field))];
    return groups.flatMap((group): Hostile[] => {
      if (group.length === 0) return [];
      const filled = group
        .slice(0, maxFields)
        .reduce((body, field) => changed(body, field.path, valueFor(field)), payload);
      return [
        {
          name: `${name} dans ${group
            .slice(0, maxFields)
            .map(({ path }) => path.join('.'))
            .join(', ')}`,
          body: JSON.stringify(filled).replaceAll(JSON.stringify(placeholder), literal),
        },
      ];
    });
  };
  return [
    ...texts.flatMap(([name, value]) =>
      inAll(name, holding('string'), ({ shapes }) => fitting(value, shapes)),
    ),
    ...numbers.flatMap(([name, literal]) =>
      inAll(name, holding('number', 'integer'), () => placeholder, literal),
    ),
    ...others.flatMap(([name, value]) => inAll(name, holding('array', 'object'), () => value)),
    ...wholeBodies(payload),
  ];
}

/** Cut to the longest that the field takes, so that it gets further than the check of lengths. */
function fitting(value: string, shapes: readonly { readonly maxLength?: number }[]): string {
  const most = shapes.find(({ maxLength }) => maxLength !== undefined)?.maxLength;
  return value.length > 1000 || most === undefined ? value : value.slice(0, most);
}

function wholeBodies(payload: JsonObject): Hostile[] {
  const text = JSON.stringify(payload);
  const own = text.slice(1, -1);
  const also = own === '' ? '' : `,${own}`;
  return [
    {
      name: 'clés de prototype',
      body: `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}${also}}`,
    },
    { name: 'profondeur de 5 000', body: `{"profond":${'['.repeat(depth)}${']'.repeat(depth)}${also}}` },
    { name: 'clé de 100 ko', body: `{"${'k'.repeat(100_000)}":1${also}}` },
    { name: 'liste au lieu d’un objet', body: `[${text}]` },
    { name: 'texte au lieu d’un objet', body: '"texte"' },
    { name: 'null au lieu d’un objet', body: 'null' },
    { name: 'JSON tronqué', body: text.slice(0, -1) },
    { name: 'ni JSON ni rien', body: '\u0000\ufeff<xml/>' },
  ];
}
