// Text, because ts-morph pushes every line but the first of an initialiser in, and prints slowly.

import { enclose, quote } from './print.ts';

interface Declaration {
  readonly doc: readonly string[];
  readonly isExported?: boolean;
  readonly name: string;
}

/** An exported constant with its documentation. */
export function constant(
  declaration: Declaration & { readonly type?: string; readonly value: string },
): string {
  const { name, type, value } = declaration;
  return `${opening(declaration)}const ${name}${type === undefined ? '' : `: ${type}`} = ${value};`;
}

/** A type alias with its documentation; `type` may begin with a line break. */
export function typeAlias(declaration: Declaration & { readonly type: string }): string {
  const { name, type } = declaration;
  return `${opening(declaration)}type ${name} =${type.startsWith('\n') ? '' : ' '}${type};`;
}

function opening({ doc, isExported = true }: Declaration): string {
  const safe = doc.map((line) => line.replaceAll('*/', '*\\/'));
  const comment =
    safe.length === 1 ? `/** ${safe[0]} */` : `/**\n${safe.map((line) => ` * ${line}\n`).join('')} */`;
  return `\n${comment}\n${isExported ? 'export ' : ''}`;
}

/** An import of names; `isTypeOnly` for all of them. */
export function importOf(
  specifier: string,
  names: readonly string[],
  { isTypeOnly = false }: { readonly isTypeOnly?: boolean } = {},
): string {
  const head = isTypeOnly ? 'import type ' : 'import ';
  const tail = ` from ${quote(specifier)};`;
  return `${head}${enclose('{}', names, 0, head.length + tail.length)}${tail}`;
}

/** An import of all that a file exports, under one name. */
export function namespaceImport(
  specifier: string,
  name: string,
  { isTypeOnly = false }: { readonly isTypeOnly?: boolean } = {},
): string {
  return `import ${isTypeOnly ? 'type ' : ''}* as ${name} from ${quote(specifier)};`;
}
