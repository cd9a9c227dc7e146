/** What middleware says in a manifest's terms. */
export interface ReadMiddleware {
  /** Permission: the first ability asked for without a record. */
  readonly can: string | undefined;
  /** Abilities that have no counterpart: about a record, or beyond the first one. */
  readonly abilities: readonly string[];
  readonly asksSignIn: boolean;
  /** The others, as they stand. */
  readonly others: readonly string[];
}

const AUTHENTICATE = /^(?:auth(?:\.\w+)?|(?:[\w\\]*\\)?Authenticate(?:WithBasicAuth)?)(?::|$)/;
const AUTHORIZE = /^(?:can|(?:[\w\\]*\\)?Authorize):(.+)$/;

/** Sorts the middleware of a route; aliases and the names of Laravel's classes are the same. */
export function readMiddleware(middleware: readonly string[]): ReadMiddleware {
  let can: string | undefined;
  let asksSignIn = false;
  const abilities: string[] = [];
  const others: string[] = [];
  for (const item of new Set(middleware)) {
    const ability = AUTHORIZE.exec(item)?.[1];
    if (ability !== undefined) {
      if (can === undefined && !ability.includes(',')) can = ability;
      else abilities.push(ability);
    } else if (AUTHENTICATE.test(item)) asksSignIn = true;
    else others.push(item);
  }
  return { can, abilities, asksSignIn, others };
}
