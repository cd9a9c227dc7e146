import type { Node } from 'jsonc-parser';
import { inOrder, propertiesOf, type KeyOrder, type Property } from './key-order.ts';

/** A value on one line: `{ "uri": "/", "methods": ["GET"] }`. Numbers stay as they are written. */
export function printValue(node: Node, text: string): string {
  switch (node.type) {
    case 'object':
      return printProperties(propertiesOf(node), (value) => printValue(value, text));
    case 'array':
      return `[${(node.children ?? []).map((item) => printValue(item, text)).join(', ')}]`;
    case 'string':
      return JSON.stringify(node.value);
    default:
      return text.slice(node.offset, node.offset + node.length);
  }
}

/** A route on one line, keys and methods in their order. */
export function printRoute(node: Node, text: string, order: KeyOrder): string {
  if (node.type !== 'object') return printValue(node, text);
  const properties = inOrder(propertiesOf(node), order.route, ({ key }) => key);
  return printProperties(properties, (value, key) =>
    key === 'methods' ? printMethods(value, text, order) : printValue(value, text),
  );
}

/** A declared key on one line. */
export function printDeclaredKey(node: Node, text: string, order: KeyOrder): string {
  if (node.type !== 'object') return printValue(node, text);
  const properties = inOrder(propertiesOf(node), order.declaredKey, ({ key }) => key);
  return printProperties(properties, (value) => printValue(value, text));
}

function printMethods(node: Node, text: string, order: KeyOrder): string {
  if (node.type !== 'array') return printValue(node, text);
  const methods = inOrder(node.children ?? [], order.methods, (method) => String(method.value));
  return `[${methods.map((method) => printValue(method, text)).join(', ')}]`;
}

function printProperties(
  properties: readonly Property[],
  print: (value: Node, key: string) => string,
): string {
  if (properties.length === 0) return '{}';
  const inner = properties.map(({ key, value }) => `${JSON.stringify(key)}: ${print(value, key)}`);
  return `{ ${inner.join(', ')} }`;
}
