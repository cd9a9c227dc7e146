import type * as z from 'zod';
import type { JsonPath } from './positions.ts';
import { suggest } from './suggest.ts';

/** A problem at a path of the manifest, not yet at a line. */
export interface Finding {
  readonly path: JsonPath;
  /** Whether the key or the value of the path is at fault. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly suggestion?: string | undefined;
}

const ROOT_KEYS = ['$schema', 'pages', 'patterns', 'defaults', 'answers', 'routes'];
const ROUTE_KEYS = ['uri', 'methods', 'domain', 'bindings', 'wheres', 'page', 'can'];

/** What the schema found, with the nearest known key or value for each slip. */
export function shapeFindings(issues: readonly z.core.$ZodIssue[]): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    if (issue.code === 'unrecognized_keys') {
      const known = path.length === 0 ? ROOT_KEYS : ROUTE_KEYS;
      return issue.keys.map((key) => ({
        path: [...path, key],
        at: 'key',
        message: `unknown key "${key}".`,
        suggestion: suggest(key, known),
      }));
    }
    if (issue.code === 'invalid_key') {
      const [inner] = issue.issues;
      return [{ path, at: 'key', message: `${inner?.message ?? 'invalid key'}.` }];
    }
    if (issue.code === 'invalid_value') {
      const allowed = issue.values.map(String);
      const given = typeof issue.input === 'string' ? issue.input : '';
      const suggestion = suggest(given, allowed) ?? allowed.find((value) => value === given.toUpperCase());
      return [{ path, at: 'value', message: `expected one of ${allowed.join(', ')}.`, suggestion }];
    }
    return [
      { path, at: 'value', message: `${issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '')}.` },
    ];
  });
}
