import * as z from 'zod';

/** PHP writes an empty map as an empty list. */
const texts = z
  .union([z.record(z.string(), z.unknown()), z.array(z.never()).transform(() => ({}))])
  .nullish()
  .transform((map): Readonly<Record<string, string>> => {
    const entries = Object.entries(map ?? {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
    );
  });

/** Lists, and the text with one entry a line that older versions write. */
const list = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .transform((value) =>
    (typeof value === 'string' ? value.split(/[\r\n]+/) : (value ?? []))
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const text = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

/** A route of a Ziggy file. */
export const ziggyRoute = z.looseObject({
  uri: z.string(),
  methods: z.array(z.string()),
  domain: text,
  wheres: texts,
  bindings: texts,
  middleware: list,
});

/** A route of `route:list --json`. */
export const listedRoute = z.looseObject({
  uri: z.string(),
  method: z.string(),
  domain: text,
  name: text,
  action: text,
  middleware: list,
});

/** A route as the other framework has it. */
export interface SourceRoute {
  readonly name: string | null;
  readonly uri: string;
  /** As they stand, `HEAD` included. */
  readonly methods: readonly string[];
  readonly domain: string | null;
  /** Parameter → PCRE. */
  readonly wheres: Readonly<Record<string, string>>;
  /** Parameter → key of a model. */
  readonly bindings: Readonly<Record<string, string>>;
  readonly middleware: readonly string[];
  /** What answers it; `null` where the source does not tell. */
  readonly action: string | null;
}

export interface Source {
  readonly kind: 'Ziggy' | 'route:list';
  /** In the order of the file. */
  readonly routes: readonly SourceRoute[];
  /** Default values of parameters, not yet checked. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Entries that are no routes, by name or number. */
  readonly malformed: readonly string[];
  /** Address of the application, where the source tells it. */
  readonly address: string | null;
}
