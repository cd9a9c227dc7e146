import { configuredBuild } from './configured.ts';
import { fullDefine } from './full-define.ts';
import { own } from './own.ts';
import type { BuildableRoute } from './types.ts';

/** A lean builder was given more than plain values before the application imported `full.ts`. */
export class FullBuilderMissingError extends Error {
  override readonly name = 'FullBuilderMissingError';
}

/**
 * As `defineRoute`, for applications that count every byte. The builder itself only puts plain values (letters,
 * digits, `_` and `-` that match the route's `wheres`) between the slashes. Queries, model objects, other
 * characters and every error are left to the builder of `defineRoute`, which `import '…/routes/full.ts'`, once,
 * in the entry of the application, puts behind it. Throws `FullBuilderMissingError` until then.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the annotation of what is exported
export function defineLeanRoute<Builder extends (...values: never[]) => string>(
  route: BuildableRoute,
): Builder {
  const pieces = route.uri.replace(/^\/$/, '').split(/\{(\w+)\}/);
  let full: ((...values: never[]) => string) | undefined;
  const build = (...values: readonly unknown[]): string => {
    const path = configuredBuild ? undefined : plainPath(route, pieces, values);
    if (path) return path;
    full ??= fullDefine?.(route);
    if (full) return full(...(values as never[]));
    throw new FullBuilderMissingError(
      `Route "${route.name}" needs routes/full.ts, imported once at the start.`,
    );
  };
  return build as (...values: never[]) => string as Builder;
}

/** The path when parameters are plain and all there, by name or as the one value, and nothing else is given. */
function plainPath(
  { wheres }: BuildableRoute,
  pieces: readonly string[],
  [given, options]: readonly unknown[],
): string | undefined {
  const named = typeof given === 'object' && given;
  const count = named ? Object.keys(named).length : Number(given !== undefined);
  if (options || 2 * count + 1 !== pieces.length) return undefined;
  let path = '/';
  for (const [at, piece] of pieces.entries()) {
    // Text of the uri and names of parameters take turns.
    if (at % 2 === 0) path += piece;
    else {
      const value = named ? own(named, piece) : given;
      if (typeof value !== 'string' && !Number.isSafeInteger(value)) return undefined;
      const text = String(value);
      const format = own(wheres, piece);
      if (!/^[\w-]+$/.test(text) || (format && !RegExp(`^(?:${format})$`, 'su').test(text))) return undefined;
      path += text;
    }
  }
  return /^[\w/-]+$/.test(path) ? path : undefined;
}
