import { parseTree, type Node } from 'jsonc-parser';
import { endOfLine } from './end-of-line.ts';
import { declaredKeysOf, inOrder, keyOrder, propertiesOf, type KeyOrder } from './key-order.ts';
import { printDeclaredKey, printRoute, printValue } from './print-value.ts';

const INDENT = '  ';

/** Lists at the top level that are longer are written one entry a line. */
const WIDTH = 110;

/**
 * The canonical layout of a manifest: keys in the order of the schema, one route a line, final line break.
 * The order of routes and the line ends stay; a byte order mark goes. The text must be JSON without
 * duplicate keys: see `readManifestText`.
 */
export function formatManifest(text: string): string {
  const root = parseTree(text);
  if (!root) return text;
  const lines = root.type === 'object' ? rootLines(root, text) : [printValue(root, text)];
  return `${lines.join('\n')}\n`.replaceAll('\n', endOfLine(text));
}

function rootLines(root: Node, text: string): string[] {
  const order = keyOrder(declaredKeysOf(root));
  const properties = inOrder(propertiesOf(root), order.root, ({ key }) => key);
  if (properties.length === 0) return ['{}'];
  const entries = properties.map(
    ({ key, value }) => `${INDENT}${JSON.stringify(key)}: ${printTopValue(key, value, text, order)}`,
  );
  return ['{', entries.join(',\n'), '}'];
}

function printTopValue(key: string, value: Node, text: string, order: KeyOrder): string {
  const print = key === 'routes' ? printRoute : key === 'keys' ? printDeclaredKey : printValue;
  if (value.type === 'object') {
    const entries = propertiesOf(value).map(
      (entry) => `${JSON.stringify(entry.key)}: ${print(entry.value, text, order)}`,
    );
    return block('{', entries, '}');
  }
  const line = printValue(value, text);
  if (value.type !== 'array' || INDENT.length + JSON.stringify(key).length + 2 + line.length <= WIDTH) {
    return line;
  }
  return block(
    '[',
    (value.children ?? []).map((item) => printValue(item, text)),
    ']',
  );
}

function block(open: string, entries: readonly string[], close: string): string {
  if (entries.length === 0) return open + close;
  const inner = entries.map((entry) => `${INDENT}${INDENT}${entry}`).join(',\n');
  return `${open}\n${inner}\n${INDENT}${close}`;
}
