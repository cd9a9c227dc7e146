import type { Plugin } from 'vite';
import { compactCommunes } from './compact.ts';
import { readCommunes } from './source.ts';

const publicId = 'virtual:communes';
const resolvedId = `\0${publicId}`;

/** Serves the communes as the module `virtual:communes`, in a chunk of its own when imported dynamically. */
export function communesModule(): Plugin {
  return {
    name: 'communes',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) => {
      if (id !== resolvedId) return undefined;
      const json = JSON.stringify(compactCommunes(readCommunes()));
      // JSON.parse of a text is read several times faster than the same literal.
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, map: null };
    },
  };
}
