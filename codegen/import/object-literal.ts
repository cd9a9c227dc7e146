import type { ts as TypeScript } from 'ts-morph';
import { ImportError } from './error.ts';

/** A plain value; objects as lists of entries, which keep their order whatever the keys. */
export type Literal =
  | { readonly kind: 'object'; readonly entries: readonly (readonly [key: string, value: Literal])[] }
  | { readonly kind: 'value'; readonly value: unknown };

/**
 * The object that a script gives the name `Ziggy`, read from its syntax and never run; also where a formatter
 * took the quotes away. `null` when there is none. Throws `ImportError` when it is not made of plain values.
 */
export async function readZiggyScript(text: string): Promise<Literal | null> {
  // Loaded only now: a JSON file does not need the parser.
  const { ts } = await import('ts-morph');
  const file = ts.createSourceFile('ziggy.ts', text, ts.ScriptTarget.Latest);
  let found: TypeScript.ObjectLiteralExpression | undefined;
  const visit = (node: TypeScript.Node): void => {
    const value = valueNamed(ts, node);
    found ??= value && objectIn(ts, value);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(file);
  return found ? toLiteral(ts, found, file) : null;
}

function valueNamed(ts: typeof TypeScript, node: TypeScript.Node): TypeScript.Expression | undefined {
  if (ts.isVariableDeclaration(node)) {
    return ts.isIdentifier(node.name) && node.name.text === 'Ziggy' ? node.initializer : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left, right } = node;
  const name = ts.isPropertyAccessExpression(left) ? left.name : left;
  return ts.isIdentifier(name) && name.text === 'Ziggy' ? right : undefined;
}

function objectIn(
  ts: typeof TypeScript,
  node: TypeScript.Expression,
): TypeScript.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? objectIn(ts, node.expression) : undefined;
}

function toLiteral(ts: typeof TypeScript, node: TypeScript.Node, file: TypeScript.SourceFile): Literal {
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property): readonly [string, Literal] => {
      if (!ts.isPropertyAssignment(property) || !('text' in property.name)) throw notPlain(property, file);
      return [property.name.text, toLiteral(ts, property.initializer, file)];
    });
    return { kind: 'object', entries };
  }
  if (ts.isArrayLiteralExpression(node)) {
    return { kind: 'value', value: node.elements.map((item) => toValue(toLiteral(ts, item, file))) };
  }
  if (ts.isStringLiteralLike(node)) return { kind: 'value', value: node.text };
  if (ts.isNumericLiteral(node)) return { kind: 'value', value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'value', value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'value', value: false };
  if (node.kind === ts.SyntaxKind.NullKeyword) return { kind: 'value', value: null };
  throw notPlain(node, file);
}

/** A literal as usual objects. */
export function toValue(literal: Literal): unknown {
  if (literal.kind === 'value') return literal.value;
  return Object.fromEntries(literal.entries.map(([key, value]) => [key, toValue(value)]));
}

function notPlain(node: TypeScript.Node, file: TypeScript.SourceFile): ImportError {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return new ImportError(
    `line ${line + 1} holds code where a plain value should stand: import what ziggy:generate wrote, as it was.`,
  );
}
