import type { Plugin } from 'vite';

/**
 * Has Chromium compile every function of a file while it is fetched, away from the page's thread, instead of
 * each at its first call; other engines read a comment.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Less than this is compiled in no time, and the comment would weigh on it. */
const leastLength = 500;

/**
 * Marks the code that comes after the entry, pages and what they need: it is fetched in a pause, and its first
 * use is a click that somebody waits for. The entry itself runs at once, and only some of it.
 */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = new Set(chunks.filter(({ isEntry }) => isEntry));
        // A set gives what is added while it is gone through, too.
        for (const { imports } of first) {
          for (const name of imports) {
            const file = bundle[name];
            if (file?.type === 'chunk') first.add(file);
          }
        }
        for (const chunk of chunks) {
          if (first.has(chunk) || chunk.code.length < leastLength) continue;
          chunk.code = HINT + chunk.code;
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}
