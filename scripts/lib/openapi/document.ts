import type * as z from 'zod';
import type { RouteContract } from '#contracts/define.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { mayDo, roleNames, type PermissionKey } from '#domain/access/permissions.ts';
import { commonResponses, goodAnswer, refusals } from './answers.ts';
import { pageSchemas } from './pages.ts';
import { jsonSchema, type Node } from './schema.ts';

/** A route and its contract. */
export interface Described {
  readonly route: RouteRow;
  readonly contract: RouteContract;
}

/** The OpenAPI 3.1 document of all routes, in the order of the manifest. */
export function openApiDocument(described: readonly Described[], version: string): Node {
  const paths: Record<string, Record<string, Node>> = {};
  for (const one of described) {
    const path = (paths[pathOf(one.route)] ??= {});
    for (const method of one.route.methods) path[method.toLowerCase()] ??= operationOf(one);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Îlot',
      version,
      description:
        'Routes, pages et actions, tirées de routes.manifest.json et de src/contracts. Les pages suivent le protocole Inertia : avec X-Inertia: true une adresse répond l’objet de page en JSON, sans lui un document.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(described.map(({ route }) => tagOf(route)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: pageSchemas(described.flatMap(({ contract }) => (contract.kind === 'page' ? [contract] : []))),
      responses: commonResponses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-ilot',
          description:
            'Session ouverte par login.store ou admin.login.store (« ilot » sans TLS hors de la machine).',
        },
        xsrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'Valeur décodée du cookie XSRF-TOKEN, pour tout ce qui n’est pas GET.',
        },
      },
    },
  };
}

/** The group of a route: its name without the last part. */
const tagOf = ({ name }: RouteRow): string => name.split('.').slice(0, -1).join('.') || name;

/** True for routes that need no session. */
const isOpenToAll = ({ name, guest, signedIn }: RouteRow): boolean =>
  guest === true || (signedIn !== true && !/^(admin|client|export)\./.test(name));

function operationOf({ route, contract }: Described): Node {
  const isReading = route.methods.includes('GET');
  const path = pathOf(route);
  const isOpen = isOpenToAll(route);
  const parameters = parametersOf(route, contract.kind === 'action' ? null : contract.query);
  const key = { ...(!isOpen && { session: [] }), ...(!isReading && { xsrf: [] }) };
  return {
    operationId: route.name,
    tags: [tagOf(route)],
    ...(route.can !== undefined && { 'x-permission': route.can, 'x-roles': rolesWith(route.can) }),
    ...(route.confirm !== undefined && { 'x-confirm': route.confirm }),
    ...(route.despite !== undefined && { 'x-despite': route.despite }),
    ...(route.personal === true && { 'x-personal': true }),
    security: [key],
    ...(parameters.length > 0 && { parameters }),
    ...(contract.kind === 'action' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(contract.payload), example: contract.example } },
      },
    }),
    responses: {
      ...(isOpen
        ? {}
        : { ...(contract.kind !== 'action' && { 303: { $ref: '#/components/responses/Elsewhere' } }) }),
      ...goodAnswer(route, contract, path),
      ...refusals(route, isOpen),
    },
  };
}

/** The roles that hold a permission, however far it reaches. */
const rolesWith = (key: PermissionKey): readonly string[] => roleNames.filter((role) => mayDo([role], key));

/** Address of a route as OpenAPI writes it. */
const pathOf = ({ uri }: RouteRow): string =>
  `/${uri.replace(/^\//, '').replace(/\{(\w+)(?::\w+)?\??\}/g, '{$1}')}`;

/** The parameters of a route's path with their formats, then those of its query. */
function parametersOf(route: RouteRow, query: z.ZodType | null): readonly Node[] {
  const names = [...route.uri.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
  const inPath = names.map((name): Node => {
    const pattern = route.wheres?.[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }) },
    };
  });
  const properties = query === null ? {} : (jsonSchema(query)['properties'] ?? {});
  const inQuery = Object.entries(properties as Record<string, Node>).map(([name, schema]): Node => ({
    name,
    in: 'query',
    required: false,
    description: 'Une valeur qui n’a pas de sens est remplacée par celle par défaut.',
    schema,
  }));
  return [...inPath, ...inQuery];
}
