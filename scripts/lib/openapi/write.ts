import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routeTable } from '#generated/routes/table.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { UsageError } from '../errors.ts';
import { projectRoot } from '../project.ts';
import { openApiDocument, type Described } from './document.ts';

/** The document as it stands in its file. */
export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const described = routeTable.map((route): Described => ({
    route,
    contract: handlers[route.name as keyof typeof handlers].contract,
  }));
  return `${JSON.stringify(openApiDocument(described, version), null, 1)}\n`;
}

/** Writes the document, or with `isCheck` only tells whether it is up to date. @throws UsageError when not */
export function writeOpenApi(given: string | undefined, isCheck: boolean): void {
  const path =
    given === undefined
      ? join(projectRoot, 'docs/openapi.json')
      : resolve(process.env['INIT_CWD'] ?? '', given);
  const text = openApiText();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (isCheck) throw new UsageError(`${path} n’est plus à jour : lancez « npm run contract -- openapi ».`);
  writeFileSync(path, text);
  console.log(`${path} est à jour.`);
}
