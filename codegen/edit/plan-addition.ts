import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { suggest } from '#runtime/routes/suggest.ts';
import { readPositions } from '../manifest/positions.ts';
import { ManifestError, type Problem } from '../manifest/problem.ts';
import type { ReadOptions } from '../manifest/read.ts';
import { manifestSchema, readDeclaredKeys } from '../manifest/schema.ts';
import { UntranslatablePatternError } from '../pcre/error.ts';
import { cleanRouteName } from '../import/clean-name.ts';
import { checkText } from './check-text.ts';
import { RequestError } from './error.ts';
import { insertRoutes, type Anchor } from './insert-routes.ts';
import { declaredKeysOf, propertiesOf } from './key-order.ts';
import type { ManifestFile } from './manifest-file.ts';
import { groupEnd, placeRoute, type Place } from './place-route.ts';
import { routeDefinitions } from './route-definitions.ts';
import { routeEntry, type NewRoute } from './route-entry.ts';

/** A manifest with one more route, not yet written. */
export interface Addition {
  readonly text: string;
  /** The line as it stands, without indentation and comma. */
  readonly entry: string;
  /** Of the new route, from 1. */
  readonly line: number;
  readonly place: Place;
}

/**
 * Adds a route to a manifest's text, at the place that is wanted or that suits it, and reads the result as the
 * generator would; files of the new route's own page and contract may still be missing. Throws `ManifestError`;
 * the lines of its problems are those of the file, and for the new route the one where it would stand. Throws
 * `RequestError` for a wanted place that is not there.
 */
export function planAddition(
  file: ManifestFile,
  added: NewRoute,
  wanted: Anchor | undefined,
  options: ReadOptions,
): Addition {
  const root = parseTree(file.text);
  const routes = root && findNodeAtLocation(root, ['routes']);
  if (!root || routes?.type !== 'object') {
    checkText(file, file.text, options);
    throw new TypeError('a manifest without routes');
  }
  const names = propertiesOf(routes).map(({ key }) => key);
  if (names.includes(added.name)) throw new ManifestError([alreadyThere(file, added.name)]);
  checkAnchor(wanted, names);
  const place: Place =
    wanted === undefined
      ? (findPlace(getNodeValue(root), added) ?? { anchor: usualAnchor(names, added.name) })
      : { anchor: wanted };
  const entry = routeEntry(added, declaredKeysOf(root));
  const text = insertRoutes(file.text, [{ anchor: place.anchor, entries: [entry] }]);
  checkAddition(file, text, added.name, options);
  return { text, entry, line: lineOf(text, added.name), place };
}

/** The place of a route, where it and the manifest are sound enough to tell; the reader says what is not. */
function findPlace(value: unknown, added: NewRoute): Place | undefined {
  const schema = manifestSchema(readDeclaredKeys(value));
  const found = schema.safeParse(value);
  const isSound = schema.safeParse({ pages: 'p', routes: { [added.name]: added.route } }).success;
  if (!found.success || !isSound) return undefined;
  const { routes, patterns } = found.data;
  const others = Object.entries(routes).map(([name, route]) => ({ name, route }));
  try {
    const [definition, ...definitions] = routeDefinitions([added, ...others], patterns);
    return definition && placeRoute(definitions, definition);
  } catch (error) {
    // A format that cannot be translated, or a parameter that stands twice.
    if (error instanceof UntranslatablePatternError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function checkAnchor(anchor: Anchor | undefined, names: readonly string[]): void {
  if (anchor === undefined || anchor === 'last') return;
  const name = 'before' in anchor ? anchor.before : anchor.after;
  if (names.includes(name)) return;
  const nearest = suggest(name, names);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  throw new RequestError(`No route "${name}" to put it beside.${hint}`);
}

function usualAnchor(names: readonly string[], name: string): Anchor {
  const previous =
    names[
      groupEnd(
        names.map((other) => ({ name: other })),
        name,
      ) - 1
    ];
  return previous === undefined ? 'last' : { after: previous };
}

function checkAddition(file: ManifestFile, text: string, name: string, options: ReadOptions): void {
  const line = lineOf(text, name);
  const shift = text.split('\n').length - file.text.split('\n').length;
  const cleaned = cleanRouteName(name);
  const inFile = (problem: Problem): Problem => {
    if (problem.subject !== name && /^never |^is never /.test(problem.message)) {
      const message = `would take the addresses of "${problem.subject}", which stands here: give it another address or method.`;
      return { ...problem, subject: name, message, line: problem.line - (problem.line > line ? shift : 0) };
    }
    if (problem.line > line) return { ...problem, line: problem.line - shift };
    const isOfName = problem.subject === name && problem.suggestion === undefined;
    return isOfName && cleaned !== name && cleaned !== '' ? { ...problem, suggestion: cleaned } : problem;
  };
  try {
    const { warnings } = checkText(file, text, { ...options, allowMissingPages: true });
    const missing = options.allowMissingPages ? [] : warnings.filter(({ subject }) => subject !== name);
    if (missing.length > 0) throw new ManifestError(missing);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    throw new ManifestError(error.problems.map(inFile));
  }
}

function alreadyThere(file: ManifestFile, name: string): Problem {
  const positions = readPositions(file.text);
  const place = positions.lineAndColumn(positions.offsetOf(['routes', name], 'key'));
  return {
    file: file.file,
    ...place,
    subject: name,
    message: `a route of this name stands already, on line ${place.line}.`,
  };
}

function lineOf(text: string, name: string): number {
  const positions = readPositions(text);
  return positions.lineAndColumn(positions.offsetOf(['routes', name], 'key')).line;
}
