import type { BuildableRoute } from './types.ts';

type AnyBuilder = (...values: never[]) => string;

/** What lean builders hand over to all that is more than plain values; `undefined` until `full.ts` is imported. */
export let fullDefine: ((route: BuildableRoute) => AnyBuilder) | undefined;

/** Gives lean builders the rest of what builders can do. */
export function setFullDefine(define: typeof fullDefine): void {
  fullDefine = define;
}
