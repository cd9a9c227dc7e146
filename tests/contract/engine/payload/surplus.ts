import { unknownId } from '../records/parameters.ts';
import type { JsonObject } from '../json.ts';

/** Values that nothing else bears: found in a row, they came from a field that no contract takes. */
const sentinels = {
  id: unknownId,
  tenantId: '7yyyyyyyyyyyyyyyyyyyyyyyyy',
  userId: '7xxxxxxxxxxxxxxxxxxxxxxxxx',
  createdBy: '7wwwwwwwwwwwwwwwwwwwwwwwww',
  deletedAt: '1999-12-31T23:59:59.999Z',
  createdAt: '1999-12-30T23:59:59.999Z',
  role: 'rôle-glissé',
  status: 'état-glissé',
  platformRoles: ['rôle-glissé'],
  passwordHash: 'empreinte-glissée',
} as const;

/** Signs by which a sentinel is known again, as JSON writes them. */
const signs = Object.values(sentinels).flatMap((value) =>
  (Array.isArray(value) ? value : [value]).map((text) => String(text).replace(/T.*$/, '')),
);

/** The payload with fields that its contract does not have, among them those that would be worth having. */
export function withSurplus(payload: JsonObject): JsonObject {
  const camel = { ...sentinels } as JsonObject;
  const snake = Object.fromEntries(
    Object.entries(camel).map(([key, value]) => [
      key.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
      value,
    ]),
  );
  return { ...snake, ...camel, ...payload };
}

/** True when something of the surplus stands in a text. */
export const hasSurplus = (text: string): boolean => signs.some((sign) => text.includes(sign));
