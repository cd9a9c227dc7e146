import type { RouteRow } from '#generated/routes/row.ts';
import manifest from '../../../../routes.manifest.json' with { type: 'json' };

/** A parameter whose format the manifest states: those of identifiers name a record. */
export type ParameterName = keyof typeof manifest.patterns;

/** Format of an identifier, see `src/contracts/fields.ts`. */
const idPattern = '[0-9a-hjkmnp-tv-z]{26}';

/** An identifier of the right format that nothing bears. */
export const unknownId = '7zzzzzzzzzzzzzzzzzzzzzzzzz';

/** Text that fits no identifier. */
export const malformedId = 'pas-un-identifiant';

/** Names in a uri, in order; optional ones left out. */
export const parametersOf = ({ uri }: RouteRow): readonly string[] =>
  [...uri.matchAll(/\{(\w+)(?::\w+)?\}/g)].flatMap(([, name]) => name ?? []);

/** True when a parameter of a route is a record's identifier. */
export const isRecord = ({ wheres }: RouteRow, name: string): boolean => wheres?.[name] === idPattern;

/** The address of a route with these values, whether or not they have the right format. */
export const fillUri = ({ uri }: RouteRow, values: Readonly<Record<string, string>>): string =>
  `/${uri
    .replace(/^\/+/, '')
    .replace(/\/?\{\w+\?\}/g, '')
    .replace(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`;
