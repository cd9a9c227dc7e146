import { encodePath, isPlain } from './encode.ts';
import { FormatMismatchError } from './errors.ts';
import { isEmpty, modelValue } from './own.ts';
import type { Slot, Template } from './slots.ts';
import { invalid, scalarText } from './text.ts';
import type { BuildableRoute } from './types.ts';

/**
 * The path, with its leading slash, of a uri whose parameters have these values; an empty value leaves its
 * place empty. Throws `InvalidParameterError` for what has no place in a path and `FormatMismatchError` when
 * a `where` refuses it.
 */
export function fillPath(
  route: BuildableRoute,
  { slots, tail }: Template,
  values: readonly unknown[],
): string {
  let path = '/';
  let isPlainPath = true;
  for (const [index, slot] of slots.entries()) {
    const value = values[index];
    const text = textOf(slot, value);
    // Most values are plain; what is not may touch the slashes around it.
    isPlainPath &&= text !== undefined && isPlain(text) && slot.format?.test(text) !== false;
    if (isPlainPath) path += slot.before + text;
    else {
      path = joined(path, slot.before);
      if (!isEmpty(value)) path = withValue(path, route, slot, value);
    }
  }
  if (isPlainPath) return path + tail;
  path = joined(path, tail).replace(/\/+$/, '') || '/';
  if (holdsDotSegment(path)) throw invalid(route, 'path', path, ' without dot segments');
  return path;
}

/** Adds text to a path without doubling the slash between. */
function joined(path: string, text: string): string {
  return path + (path.endsWith('/') ? text.replace(/^\/+/, '') : text);
}

/** Adds a value to a path: encoded, and slashes that no `where` admits written once. */
function withValue(path: string, route: BuildableRoute, slot: Slot, value: unknown): string {
  const text = encodePath(checkedText(route, slot, value));
  // A `where` says whether slashes belong to the value; without one they are only separators.
  if (slot.where === undefined) return joined(path, text.replace(/\/+/g, '/'));
  return path === '/' ? joined(path, text) : path + text;
}

/** The text of a value that is not empty. Throws as `fillPath` does. */
export function checkedText(route: BuildableRoute, slot: Slot, value: unknown): string {
  const { name: parameter, where: format } = slot;
  const text = textOf(slot, value);
  if (!text?.isWellFormed() || holdsDotSegment(text)) {
    throw invalid(
      route,
      parameter,
      value,
      ` without dot segments, a safe number or an object with "${slot.key ?? 'id'}"`,
    );
  }
  if (slot.format?.test(text) !== false) return text;
  const problem = `parameter "${parameter}" = "${text}" does not match the format ${format}.`;
  throw new FormatMismatchError(route, problem, { parameter, value: text, format });
}

function textOf(slot: Slot, value: unknown): string | undefined {
  const isModel = typeof value === 'object' && value && !Array.isArray(value);
  return scalarText(isModel ? modelValue(value, slot.key) : value);
}

/** Whether text holds a segment that browsers resolve away. */
const holdsDotSegment = (text: string): boolean => /(^|\/)\.\.?(\/|$)/.test(text);
