import ts from 'typescript';

/** One small fault: the text from `start` to `end` gives way to another. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** As people read it: `<  →  <=`. */
  readonly label: string;
  /** The expression or statement that it changes; null where only a module that is loaded anew would show it. */
  readonly within: { readonly start: number; readonly end: number } | null;
}

const { SyntaxKind } = ts;

/** What stands in place of an operator. */
const operators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
]);

/** Calls of a list that let through, or put in order, what they are asked to. */
const narrowing = new Set(['filter', 'toSorted', 'toReversed', 'slice']);

/**
 * The faults that are planted into a file one by one: other comparisons and operations, conditions that always or
 * never hold, a call that is left out, a list that is not narrowed. Imports, types and texts stay.
 */
export function mutantsOf(text: string, fileName = 'file.ts'): Mutant[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const plant = (node: ts.Node, replacement: string, whole = node): void => {
    const start = node.getStart();
    const before = text.slice(start, node.end);
    found.push({
      start,
      end: node.end,
      text: replacement,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      label: `${short(before)}  →  ${replacement === '' ? '(rien)' : short(replacement)}`,
      within: runsLater(whole) ? { start: whole.getStart(), end: whole.end } : null,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = operators.get(node.operatorToken.kind);
      if (other !== undefined && !isText(node)) plant(node.operatorToken, other, node);
    }
    if (ts.isIfStatement(node)) plantCondition(node.expression, plant);
    if (ts.isConditionalExpression(node)) plantCondition(node.condition, plant);
    if (node.kind === SyntaxKind.TrueKeyword) plant(node, 'false');
    if (node.kind === SyntaxKind.FalseKeyword) plant(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      plant(node, node.operand.getText());
    }
    if (ts.isExpressionStatement(node) && isCall(node.expression)) plant(node, '');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (narrowing.has(name.text)) plant(node, expression.getText());
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function plantCondition(condition: ts.Expression, plant: (node: ts.Node, text: string) => void): void {
  plant(condition, 'true');
  plant(condition, 'false');
}

const isCall = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) || (ts.isAwaitExpression(node) && ts.isCallExpression(node.expression));

/** Whether texts are put together, which no other operation does. */
const isText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Whether a node is evaluated after its module was loaded, and a switch may stand around it. */
function runsLater(node: ts.Node): boolean {
  if (ts.isOptionalChain(node)) return false;
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) return true;
  }
  return false;
}

/** A file with one of its faults. */
export const withMutant = (text: string, { start, end, text: replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Every so many-th of a list, so that `most` stand for the whole of it. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, rank) => items[Math.floor((rank * items.length) / most)] as Item);
}
