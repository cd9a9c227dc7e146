import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportsDefault, exportsQuery } from '#codegen/manifest/module-exports.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(text: string): string {
  const path = join(folder, 'Page.tsx');
  writeFileSync(path, text);
  return path;
}

describe('a default export', () => {
  test.each([
    'export default function Page() {}',
    'export default class extends X {}',
    'export default async () => null;',
    'const Page = 1;\nexport default Page;',
    'export { default } from "./other.tsx";',
    "export { Page as default, other } from './other.tsx';",
    'export {\n  other,\n  Page as default,\n};',
    "export * as default from './other.tsx';",
    '/** A page. */\nexport default function Page() {}',
    "const a = <p>don’t, don't, /* see */ https://x.test</p>;\nexport default a;",
    'const a = <p>/* ` "</p>;\nexport default a; // */ `',
    'const a = `export default`;\nexport default a;',
    '  export   default   1',
  ])('%j has one', (text) => {
    expect(exportsDefault(file(text))).toBe(true);
  });

  test.each([
    '',
    '// export default Page;',
    '/*\nexport default Page;\n*/',
    'const text = `\nexport default Page;\n`;',
    'const text = "export default Page";',
    'export const defaults = 1;\nexport { defaults };',
    "export { default as Page } from './other.tsx';",
    'export type { Page as default };',
    'export default interface Page {}',
    'module.exports = Page;',
    'exports.default = Page;',
    'export const a = {\n  default: 1 };',
  ])('%j has none', (text) => {
    expect(exportsDefault(file(text))).toBe(false);
  });
});

describe('a type Query', () => {
  test.each([
    'export interface Query { q?: string }',
    'export type Query = z.input<typeof query>;',
    'export type { Query };',
    "export { type Query, other } from './query.ts';",
    'export type { Filters as Query };',
  ])('%j exports one', (text) => {
    expect(exportsQuery(file(text))).toBe(true);
  });

  test.each([
    'interface Query {}',
    '// export interface Query {}',
    '/*\nexport type Query = 1;\n*/',
    'export type QueryOf = 1;',
    'export type { Query as Filters };',
  ])('%j exports none', (text) => {
    expect(exportsQuery(file(text))).toBe(false);
  });
});
