import { encodePath } from './encode.ts';
import { own } from './own.ts';
import type { BuildableRoute } from './types.ts';

/** One parameter of a uri or domain. */
export interface Slot {
  readonly name: string;
  /** Encoded text between the parameter before and this one. */
  readonly before: string;
  /** Key of a model object that stands for it. */
  readonly key: string | undefined;
  /** What a whole value must match, as the route writes it. */
  readonly where: string | undefined;
  readonly format: RegExp | undefined;
}

/** A uri or domain taken apart. */
export interface Template {
  readonly slots: readonly Slot[];
  readonly names: readonly string[];
  /** Encoded text after the last parameter. */
  readonly tail: string;
}

/** Takes the uri or domain of a route apart; slashes at its ends are dropped. */
export function templateOf(route: BuildableRoute, source: string): Template {
  // An escape that the manifest wrote stays as it is.
  const literal = (text = ''): string => encodePath(text).replaceAll('%25', '%');
  // Text, name and key take turns.
  const pieces = source.replace(/^\/+|\/+$/g, '').split(/\{(\w+):?(\w+)?\??\}/);
  const slots: Slot[] = [];
  for (let at = 1; at < pieces.length; at += 3) {
    const name = pieces[at] ?? '';
    const where = own(route.wheres, name);
    slots.push({
      name,
      before: literal(pieces[at - 1]),
      key: pieces[at + 1] ?? own(route.bindings, name),
      where,
      format: where === undefined ? undefined : new RegExp(`^(?:${where})$`, 'su'),
    });
  }
  return { slots, names: slots.map(({ name }) => name), tail: literal(pieces.at(-1)) };
}
