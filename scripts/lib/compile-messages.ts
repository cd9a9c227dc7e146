import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';
import { protectApostrophes } from '#runtime/locale/protect-apostrophes.ts';
import { frenchSpaces } from './french-spaces.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Takes the texts of `src/messages` apart while building, so that the browser needs no parser of ICU messages
 * (15 kB gzip): `{n, plural, …}` becomes the list that use-intl's formatter walks through. For the
 * application alone; the server part of the demonstration puts values into texts by itself. No line of a text begins
 * with the sign that ends it.
 * See https://next-intl.dev/docs/usage/plugin#messages-precompile
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform: {
      filter: { id: /\/src\/messages\/.*\.ts$/ },
      handler(code, id) {
        // These texts are put together by the file itself, in the browser as on the server.
        if (code.includes('./fill.ts')) return null;
        const edits = textsToChange(this.parse(code), id).toReversed();
        const compiled = edits.reduce(
          (text, { start, end, value }) =>
            text.slice(0, start) + JSON.stringify(builtText(value)) + text.slice(end),
          code,
        );
        return { code: compiled, map: null };
      },
    },
  };
}

/** A text as the list that the formatter walks through; a text without arguments or tags stays one. */
export const compileText = (text: string): CompiledMessage => compile(protectApostrophes(text));

const hasSyntax = (text: string): boolean => /[{<]/.test(text);

const builtText = (text: string): CompiledMessage => {
  const spaced = frenchSpaces(text);
  return hasSyntax(spaced) ? compileText(spaced) : spaced;
};

interface TextNode extends Node {
  readonly value: string;
}

/** The values of properties that are not texts as the browser has them, in the order of the source. */
function textsToChange(tree: unknown, file: string): TextNode[] {
  const found: TextNode[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'Property') {
      const text = 'value' in node && isNode(node.value) ? textOf(node.value) : null;
      if (text !== null) {
        if (hasSyntax(text.value) || frenchSpaces(text.value) !== text.value) found.push(text);
        return;
      }
    } else if (hasSyntax(textOf(node)?.value ?? '')) {
      throw new Error(`${file}: only a property may hold a text with arguments or tags`);
    }
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return found;
}

/** A text written out, in one piece or joined by `+`; null for anything else. */
function textOf(node: Node): TextNode | null {
  const { start, end } = node;
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
    return { type: 'Literal', start, end, value: node.value };
  if (node.type === 'BinaryExpression' && 'left' in node && 'right' in node) {
    if (!isNode(node.left) || !isNode(node.right)) return null;
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left && right && { type: 'Literal', start, end, value: left.value + right.value };
  }
  return null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
