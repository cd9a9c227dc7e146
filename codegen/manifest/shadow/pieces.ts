import { parseTemplate } from '#runtime/routes/template.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import type { Formats } from './formats.ts';

/** A piece of a uri or domain: decoded text, or a parameter by its format. */
export interface Piece {
  readonly text: string | null;
  readonly format: string;
  readonly isOptional: boolean;
}

/** A route in pieces: cheap to compare with another of the same build. */
export interface Pieces {
  readonly path: readonly Piece[];
  /** `null` for a route of every host. */
  readonly host: readonly Piece[] | null;
}

/** Cuts the uri and the domain of a route at their parameters. */
export function piecesOf(route: RouteDefinition): Pieces {
  return {
    path: cut(route, route.uri, '[^/]+'),
    host: route.domain === undefined ? null : cut(route, route.domain, '[^.]+').map(inLowerCase),
  };
}

function cut({ wheres = {} }: RouteDefinition, source: string, usual: string): Piece[] {
  return parseTemplate(source).map((token) => {
    if (token.kind === 'text') return { text: decoded(token.text), format: '', isOptional: false };
    const format = Object.hasOwn(wheres, token.name) ? (wheres[token.name] ?? usual) : usual;
    return { text: null, format, isOptional: token.optional };
  });
}

function inLowerCase(piece: Piece): Piece {
  return piece.text === null ? piece : { ...piece, text: piece.text.toLowerCase() };
}

/** Equal for pieces that differ in nothing. */
export function keyOf(pieces: readonly Piece[] | null): string {
  if (pieces === null) return '';
  return pieces
    .map(({ text, format, isOptional }) => text ?? `{${format}}${isOptional ? '?' : ''}`)
    .join('\u0000');
}

/** An address that fits the pieces; `null` when a format gives no value. */
export function sampleOf(pieces: readonly Piece[], formats: Formats, isHost: boolean): string | null {
  let sample = '';
  for (const { text, format } of pieces) {
    const value = text ?? formats.sample(format, isHost);
    if (value === null) return null;
    sample += value;
  }
  return sample;
}

/** Whether one route surely has all addresses of the other, piece by piece. */
export function coversPieces(one: Pieces, other: Pieces, formats: Formats): boolean {
  if (one.host !== null && (other.host === null || !covers(one.host, other.host, formats, true)))
    return false;
  return covers(one.path, other.path, formats, false);
}

function covers(one: readonly Piece[], other: readonly Piece[], formats: Formats, isHost: boolean): boolean {
  for (const [index, piece] of one.entries()) {
    const against = other[index];
    if (!against) return false;
    if (!isHost && index >= one.length - 2 && takesRest(one.slice(index), one[index - 1], against))
      return true;
    if (piece.text !== null || against.text !== null) {
      if (piece.text !== against.text) return false;
    } else if (
      (against.isOptional && !piece.isOptional) ||
      !formats.covers(piece.format, against.format, isHost)
    ) {
      return false;
    }
  }
  return one.length === other.length;
}

/** Whether the last pieces are a text and a parameter that takes anything, where there is something to take. */
function takesRest([first, second]: readonly Piece[], before: Piece | undefined, against: Piece): boolean {
  if (!first) return false;
  if (!second) {
    const isWholeSegment = before === undefined || before.text?.endsWith('/') === true;
    return isWholeSegment && isAnything(first) && (against.text === null ? isFilled(against) : true);
  }
  if (first.text?.endsWith('/') !== true || !isAnything(second)) return false;
  return against.text !== null && against.text !== first.text && against.text.startsWith(first.text);
}

function isAnything({ text, format }: Piece): boolean {
  return text === null && (format === '.*' || format === '.+');
}

function isFilled({ format, isOptional }: Piece): boolean {
  return !isOptional && !new RegExp(`^(?:${format})$`, 'su').test('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
