import { MissingParameterError } from './errors.ts';
import { alike } from './likeness.ts';
import type { BuildableRoute } from './types.ts';

/** The error that names the missing parameters, what was given instead, and the likely slip. */
export function missingError(
  route: BuildableRoute,
  parameters: readonly string[],
  given: readonly string[],
): MissingParameterError {
  const list = (names: readonly string[]): string => `"${names.join('", "')}".`;
  let problem = `missing parameter${parameters.length > 1 ? 's' : ''} ${list(parameters)}`;
  if (given.length > 0) problem += ` Given: ${list(given)}`;
  let suggestion: string | undefined;
  for (const key of given) {
    for (const name of parameters) {
      if (suggestion || !alike(key, name)) continue;
      suggestion = name;
      problem += ` Did you mean "${name}" instead of "${key}"?`;
    }
  }
  return new MissingParameterError(route, problem, { parameters, given, suggestion });
}
