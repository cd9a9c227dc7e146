import * as z from 'zod';
import { declaredKeySchema, declaredValueSchema, type DeclaredKey } from './declared-keys.ts';

/** Methods in the order in which they are written out. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export const PAGE_NAME = /^[A-Z][A-Za-z0-9_]*(?:\/[A-Z][A-Za-z0-9_]*)*$/;
const ROUTE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]*(?:(?:\.|::)[A-Za-z0-9_-]+)*$/;
const PARAMETER_NAME = /^[A-Za-z_]\w*$/;
const CONTRACT_NAME = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;
const AREA_NAME = /^[a-z][a-z0-9-]*$/;
const KEY_NAME = /^[a-z][A-Za-z0-9]*$/;

const pageName = z.string().regex(PAGE_NAME, 'expected a page name such as "Client/Dashboard"');
const parameterName = z.string().regex(PARAMETER_NAME, 'expected a parameter name: letters, digits and _');
const folder = z.string().min(1);

const routeName = z.string().regex(ROUTE_NAME, 'expected a route name such as "client.offer.show"');

const route = z.strictObject({
  uri: z.string().describe('Path without leading slash: {name}, {name?} optional, {name:key} bound by a key'),
  methods: z.array(z.enum(METHODS)).min(1).describe('HTTP methods the route answers to; HEAD goes with GET'),
  domain: z.string().min(1).optional().describe('Host, which may hold parameters: {team}.app.test'),
  bindings: z
    .record(parameterName, z.string().min(1))
    .optional()
    .describe('Parameter → key of a model object that stands for it'),
  wheres: z
    .record(parameterName, z.string().min(1))
    .optional()
    .describe('Parameter → regular expression (PCRE) of its whole value; wins over patterns'),
  page: pageName.optional().describe('Page it shows, a file of the page roots'),
  contract: z
    .string()
    .regex(CONTRACT_NAME, 'expected a contract name such as "client/operation/index"')
    .optional()
    .describe('Its contract, a file of the contracts folder; by default named after its page'),
  can: z.string().min(1).optional().describe('Permission it asks for, such as "operation.update"'),
});

const top = z.strictObject({
  $schema: z.string().optional(),
  pages: z
    .union([folder, z.array(folder).min(1)])
    .describe('Folder or folders of page files, relative to the manifest'),
  contracts: folder
    .optional()
    .describe('Folder of contracts, relative to the manifest: every page then needs one'),
  templates: folder
    .optional()
    .describe('Folder of the templates of new pages and contracts, relative to the manifest'),
  areas: z
    .array(z.string().regex(AREA_NAME, 'expected an area name: lower-case letters, digits and -'))
    .default([])
    .describe('First parts of route and page names that browsers load apart; the rest is shared'),
  lean: z
    .boolean()
    .optional()
    .describe('Builders carry only what plain values need; the application imports routes/full.ts once'),
  keys: z
    .record(z.string().regex(KEY_NAME, 'expected a key in camelCase'), declaredKeySchema)
    .default({})
    .describe('Keys that the application gives its routes beyond those of the generator'),
  patterns: z
    .record(parameterName, z.string().min(1))
    .default({})
    .describe('Parameter → regular expression (PCRE) wherever a route has a parameter of this name'),
  defaults: z
    .record(parameterName, z.union([z.string(), z.number()]))
    .default({})
    .describe('Parameter → value used when none is given'),
  answers: z.array(pageName).default([]).describe('Pages that the server may answer in place of any other'),
  routes: z.record(routeName, route),
});

/** Keys that the generator itself gives a meaning to. */
export const ROOT_KEYS: readonly string[] = Object.keys(top.shape);
export const ROUTE_KEYS: readonly string[] = Object.keys(route.shape);

export type DeclaredKeys = Readonly<Record<string, DeclaredKey>>;
export type ManifestRoute = z.infer<typeof route> & { readonly [declaredKey: string]: unknown };
export type Manifest = Omit<z.infer<typeof top>, 'routes'> & {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
};

/** The manifest as written, with the keys that it declares for its routes. */
export function manifestSchema(keys: DeclaredKeys): z.ZodType<Manifest> {
  const own = Object.entries(keys).filter(([name]) => !ROUTE_KEYS.includes(name));
  const extras = Object.fromEntries(own.map(([name, key]) => [name, declaredValueSchema(key)]));
  const extended = z
    .strictObject({ ...extras, ...route.shape })
    .describe('A route; the first of the file that fits an address wins');
  return top
    .extend({ routes: z.record(routeName, extended) })
    .describe('Routes of an application: builders, page registry and matcher are generated from it');
}

/** The keys that a manifest declares, as far as they are well-formed; the whole is checked apart. */
export function readDeclaredKeys(manifest: unknown): DeclaredKeys {
  const found = z.looseObject({ keys: z.record(z.string(), z.unknown()) }).safeParse(manifest);
  if (!found.success) return {};
  return Object.fromEntries(
    Object.entries(found.data.keys).flatMap(([name, value]) => {
      const key = declaredKeySchema.safeParse(value);
      return key.success ? [[name, key.data] as const] : [];
    }),
  );
}

/** Names of all keys that a manifest declares, malformed ones too. */
export function namesOfKeys(manifest: unknown): string[] {
  const found = z.looseObject({ keys: z.record(z.string(), z.unknown()) }).safeParse(manifest);
  return found.success ? Object.keys(found.data.keys) : [];
}

/** The JSON Schema of a manifest for editors, draft 2020-12. */
export function manifestJsonSchema(keys: DeclaredKeys): Record<string, unknown> {
  return z.toJSONSchema(manifestSchema(keys), { io: 'input' });
}
