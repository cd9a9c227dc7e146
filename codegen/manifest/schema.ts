import * as z from 'zod';

/** Methods in the order in which they are written out. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export const PAGE_NAME = /^[A-Z][A-Za-z0-9_]*(?:\/[A-Z][A-Za-z0-9_]*)*$/;
const ROUTE_NAME = /^[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/;
const PARAMETER_NAME = /^[A-Za-z_]\w*$/;

const pageName = z.string().regex(PAGE_NAME, 'expected a page name such as "Client/Dashboard"');
const parameterName = z.string().regex(PARAMETER_NAME, 'expected a parameter name: letters, digits and _');

const route = z
  .strictObject({
    uri: z
      .string()
      .describe('Path without leading slash: {name}, {name?} optional, {name:key} bound by a key'),
    methods: z
      .array(z.enum(METHODS))
      .min(1)
      .describe('HTTP methods the route answers to; HEAD goes with GET'),
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
    can: z.string().min(1).optional().describe('Permission it asks for'),
  })
  .describe('A route; the first of the file that fits an address wins');

/** The manifest of routes, as written. */
export const manifestSchema = z
  .strictObject({
    $schema: z.string().optional(),
    pages: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .describe('Folder or folders of page files, relative to the manifest'),
    patterns: z
      .record(parameterName, z.string().min(1))
      .default({})
      .describe('Parameter → regular expression (PCRE) wherever a route has a parameter of this name'),
    defaults: z
      .record(parameterName, z.union([z.string(), z.number()]))
      .default({})
      .describe('Parameter → value used when none is given'),
    answers: z.array(pageName).default([]).describe('Pages that the server may answer in place of any other'),
    routes: z.record(
      z.string().regex(ROUTE_NAME, 'expected a route name such as "client.offer.show"'),
      route,
    ),
  })
  .describe('Routes of an application: builders, page registry and matcher are generated from it');

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestRoute = Manifest['routes'][string];

/** The JSON Schema of the manifest, for editors; draft 2020-12, as text that ends with a line break. */
export function manifestJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(manifestSchema, { io: 'input' }), null, 2)}\n`;
}
