import type { SQL } from 'drizzle-orm';
import { BorderError, type TenantBorder } from './border.ts';
import { borderOf, withinBoth } from './condition.ts';

type Method = (...given: unknown[]) => unknown;
type Builder = Record<string, unknown>;

const joins = ['leftJoin', 'innerJoin', 'rightJoin', 'fullJoin'] as const;
/** Ways to bring in rows that no condition of ours could reach. */
const refused = ['crossJoin', 'leftJoinLateral', 'innerJoinLateral', 'crossJoinLateral'] as const;

/** A select that has the company's condition from the start, and keeps it whatever is added. */
export function guardSelect(builder: unknown, border: TenantBorder): unknown {
  const start = builder as Builder;
  const from = methodOf(start, 'from');
  start['from'] = (table: unknown) => {
    const query = from.call(start, table) as Builder;
    const own = borderOf(table, border);
    const where = methodOf(query, 'where');
    where.call(query, own);
    query['where'] = (condition: SQL | undefined) => where.call(query, withinBoth(own, condition));
    for (const name of joins) {
      const join = methodOf(query, name);
      query[name] = (joined: unknown, on: unknown) => {
        if (typeof on === 'function') throw new BorderError(`${name}: give the condition, not a function.`);
        return join.call(query, joined, withinBoth(borderOf(joined, border), on as SQL | undefined));
      };
    }
    for (const name of refused) {
      query[name] = () => {
        throw new BorderError(`${name} has no condition that could hold the company.`);
      };
    }
    return query;
  };
  return start;
}

/** A method of a query under construction. @throws BorderError when the library no longer has it */
export function methodOf(builder: Builder, name: string): Method {
  const method = builder[name];
  if (typeof method !== 'function') throw new BorderError(`a query without “${name}”`);
  return method as Method;
}
