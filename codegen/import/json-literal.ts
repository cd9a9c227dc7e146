import { getNodeValue, type Node } from 'jsonc-parser';
import { readPositions } from '../manifest/positions.ts';
import { ImportError } from './error.ts';
import type { Literal } from './object-literal.ts';

/** JSON as a literal that keeps the order of keys. Throws `ImportError` with the place of the first fault. */
export function readJsonLiteral(text: string): Literal {
  const { root, syntax, lineAndColumn } = read(text);
  const [fault] = syntax;
  if (fault) {
    const { line, column } = lineAndColumn(fault.offset);
    throw new ImportError(`line ${line}, column ${column}: ${fault.message} Is the file complete?`);
  }
  return root ? toLiteral(root, 2) : { kind: 'value', value: null };
}

function read(text: string): ReturnType<typeof readPositions> {
  try {
    return readPositions(text);
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) throw new ImportError('it is nested too deeply for a file of routes.');
    throw error;
  }
}

/** The order of keys counts at the outermost levels alone. */
function toLiteral(node: Node, depth: number): Literal {
  if (node.type !== 'object' || depth === 0) return { kind: 'value', value: getNodeValue(node) as unknown };
  const entries = (node.children ?? []).flatMap((property): (readonly [string, Literal])[] => {
    const [key, value] = property.children ?? [];
    return key && value ? [[String(key.value), toLiteral(value, depth - 1)]] : [];
  });
  return { kind: 'object', entries };
}
