import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type * as typescript from 'typescript';

/** A value as default export, of a statement that begins its line. */
const DEFAULT =
  /^[ \t]*export\s+(?:default\b(?!\s+interface\s+[\w$]+\s*[<{])|\*\s*as\s+default\b|\{(?:[^}]*[\s,{])?(?:[\w$]+\s+as\s+)?default\s*(?=[,}]))/m;
const QUERY =
  /^[ \t]*export\s+(?:declare\s+)?(?:(?:type|interface|class)\s+Query\b|(?:type\s*)?\{(?:[^}]*[\s,{])?Query\s*(?=[,}]))/m;

/** Whether a module of TypeScript has a default export that is a value. Throws when it cannot be read. */
export function exportsDefault(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  if (!DEFAULT.test(text)) return false;
  // Few files hold one in a comment or a text, or hide a true one from the quick look: those are parsed.
  return DEFAULT.test(codeOf(text)) || parsedDefault(basename(path), text);
}

/** Whether a contract says what its route reads from the query: an exported type called `Query`. */
export function exportsQuery(path: string): boolean {
  return QUERY.test(codeOf(readFileSync(path, 'utf8')));
}

const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;

/** A text of TypeScript with comments and quoted texts made blank, by a quick look that markup may mislead. */
function codeOf(text: string): string {
  return text.replace(NO_CODE, (found) => found.replace(/[^\n]/g, ' '));
}

function parsedDefault(name: string, text: string): boolean {
  const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return statement.isExportEquals !== true;
    if (ts.isExportDeclaration(statement)) return namesDefault(ts, statement);
    const words = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    return (
      !ts.isInterfaceDeclaration(statement) && words.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

function namesDefault(
  ts: typeof typescript,
  { exportClause, isTypeOnly }: typescript.ExportDeclaration,
): boolean {
  if (isTypeOnly || !exportClause) return false;
  if (ts.isNamespaceExport(exportClause)) return exportClause.name.text === 'default';
  return exportClause.elements.some((element) => !element.isTypeOnly && element.name.text === 'default');
}
