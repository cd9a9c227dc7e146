import { own } from './own.ts';
import { parseTemplate, type TemplateToken } from './template.ts';
import type { BuildableRoute, RouteDefinition } from './types.ts';
import { mayHoldSlash } from './slashes.ts';

/** A piece of a decoded path between two slashes. */
export interface SegmentPattern {
  /** `static` text, exactly one segment of `any` text, an `optional` segment, or `rest`: any number of them. */
  readonly kind: 'static' | 'any' | 'optional' | 'rest';
  readonly text: string;
}

const NAME_PREFIX = 'p_';

/** The shape of a uri for the index of the matcher; `rest` ends it. */
export function segmentPatterns(route: RouteDefinition): SegmentPattern[] {
  return segments(route.uri).map((tokens): SegmentPattern => {
    if (tokens.every((token) => token.kind === 'text')) {
      return { kind: 'static', text: decoded(tokens.map((token) => token.text).join('')) };
    }
    const slashy = tokens.some((token) => {
      const where = token.kind === 'parameter' ? own(route.wheres, token.name) : undefined;
      return where !== undefined && mayHoldSlash(where);
    });
    if (slashy) return { kind: 'rest', text: '' };
    const [first] = tokens;
    if (tokens.length === 1 && first?.kind === 'parameter') {
      return { kind: first.optional ? 'optional' : 'any', text: '' };
    }
    const mayVanish = tokens.every((token) => token.kind === 'parameter' && token.optional);
    return { kind: mayVanish ? 'rest' : 'any', text: '' };
  });
}

/** A parameter that is a whole segment of its path. */
export interface PlainSegment {
  /** Place among the segments, from 0. */
  readonly depth: number;
  readonly name: string;
  /** What the whole segment must match; without it, anything that is not empty. */
  readonly format: RegExp | undefined;
}

/**
 * The parameters of a path whose every segment is either text or one required parameter, each of which can
 * be tried by itself; `undefined` for any other path.
 */
export function plainSegments(route: RouteDefinition): PlainSegment[] | undefined {
  const found: PlainSegment[] = [];
  for (const [depth, tokens] of segments(route.uri).entries()) {
    const [first] = tokens;
    if (!first || tokens.length > 1) return undefined;
    if (first.kind === 'text') continue;
    const where = own(route.wheres, first.name);
    // What looks beyond its own value must see the whole path.
    if (first.optional || (where !== undefined && (mayHoldSlash(where) || /[$^]|\(\?[^:]/.test(where)))) {
      return undefined;
    }
    const format = where === undefined ? undefined : segmentFormat(where);
    found.push({ depth, name: first.name, format });
  }
  return found;
}

const formats = new Map<string, RegExp>();

function segmentFormat(where: string): RegExp {
  const known = formats.get(where);
  if (known) return known;
  // Where only listed ASCII characters can match, the flag u changes nothing but the speed.
  const needsUnicode = /\\[pPukDWS]|[^ -~]|\.|\[\^/.test(where);
  const format = new RegExp(`^(?:${where})$`, needsUnicode ? 'su' : 's');
  formats.set(where, format);
  return format;
}

/** Expression that a decoded path, with its leading slash, must match; parameters are named groups. */
export function pathExpression(route: BuildableRoute): RegExp {
  const parts = segments(route.uri).map((tokens) => {
    const mayVanish = tokens.every((token) => token.kind === 'parameter' && token.optional);
    const isAlone = tokens.length === 1;
    const inner = tokens.map((token) => tokenSource(route, token, '[^/]+', mayVanish && isAlone)).join('');
    // Of several that may vanish, one at least is there with the slash.
    return { mayVanish, source: mayVanish ? `(?:/${isAlone ? '' : '(?!/|$)'}${inner})?` : `/${inner}` };
  });
  const body = parts.map(({ source }) => source).join('');
  // When all have vanished, the slash of the root remains.
  const whole = parts.every(({ mayVanish }) => mayVanish) ? `(?:${body}|/)` : body;
  return new RegExp(`^${whole}$`, 'su');
}

/** Expression that a lower-case host without port must match; `null` when the route has no domain. */
export function domainExpression(route: RouteDefinition): RegExp | null {
  if (route.domain === undefined) return null;
  const body = parseTemplate(route.domain).map((token) => tokenSource(route, token, '[^.]+'));
  return new RegExp(`^${body.join('')}$`, 'sui');
}

/** The parameters that an expression found, those that are absent left out. */
export function groupsOf(match: RegExpExecArray, into: Record<string, string>): void {
  const { groups } = match;
  // The object has no prototype, so `in` order and ownership hold; this runs at every match.
  for (const name in groups) {
    const value = groups[name];
    if (value && name.startsWith(NAME_PREFIX)) into[name.slice(NAME_PREFIX.length)] = value;
  }
}

function tokenSource(route: BuildableRoute, token: TemplateToken, usual: string, isPresent = false): string {
  if (token.kind === 'text') return decoded(token.text).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const where = own(route.wheres, token.name) ?? usual;
  // Two parameters may share a format, whose atomic groups (`_1`, `_2`, …) then need names of their own.
  const distinct = where.replace(/(\(\?<|\\k<)(_\d+)>/g, `$1$2_${token.name}>`);
  const group = `(?<${NAME_PREFIX}${token.name}>${distinct})`;
  return token.optional && !isPresent ? `${group}?` : group;
}

function segments(uri: string): TemplateToken[][] {
  const all: TemplateToken[][] = [[]];
  for (const token of parseTemplate(uri)) {
    const pieces: TemplateToken[] =
      token.kind === 'text' ? token.text.split('/').map((text) => ({ kind: 'text', text })) : [token];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) all.push([]);
      if (piece.kind === 'parameter' || piece.text !== '') all.at(-1)?.push(piece);
    }
  }
  return all.filter((tokens) => tokens.length > 0);
}

/** Text without its escapes; as it is when they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
