/** A file of handlers, by its path below `mocks/handlers/`. */
export interface HandlerFile {
  readonly path: string;
  readonly text: string;
}

const header = `// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.
`;

interface Exported {
  readonly name: string;
  readonly path: string;
}

/** Names that files export under a pattern, by name, so that two branches seldom change the same line. */
function exportsOf(files: readonly HandlerFile[], pattern: RegExp): Exported[] {
  return files
    .filter(({ path }) => path !== 'index.ts' && path !== 'resources.ts')
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ name, path })))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const imports = (exported: readonly Exported[]): string =>
  exported
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ name, path }) => `import { ${name} } from './${path}';\n`)
    .join('');

/** `index.ts`: every `…Handlers` object, and the handlers of every `…Resource`. */
export function handlerRegistry(files: readonly HandlerFile[]): string {
  const groups = exportsOf(files, /^export const (\w+Handlers) = /gm);
  const resources = exportsOf(files, /^export const (\w+Resource) = /gm);
  const spreads = [
    ...groups.map(({ name }) => `  ...${name},\n`),
    ...resources.map(({ name }) => `  ...${name}.handlers,\n`),
  ].join('');
  return `${header}
import type { RouteHandlers } from '#mocks/server/handler.ts';
${imports([...groups, ...resources])}
/** What each route does. A route of the manifest without an entry here does not compile. */
export const handlers: RouteHandlers = {
${spreads}};
`;
}

/** `resources.ts`: every `…Resource`, whose lists, bins, files and imports others collect. */
export function resourceRegistry(files: readonly HandlerFile[]): string {
  const resources = exportsOf(files, /^export const (\w+Resource) = /gm);
  return `${header}
import type { Resource } from '#mocks/server/resource.ts';
${imports(resources)}
/** What every group of pages brings with it. */
export const resources: readonly Resource[] = [
${resources.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

const iconHeader = `// Generated from the icons of routes.manifest.json by "npm run routes -- generate".
`;

/** `icons/{area}.ts` of the menus: the icons that the routes of an area name. */
export function iconRegistry(
  area: string,
  routes: Readonly<Record<string, { readonly icon?: string }>>,
): string {
  const names = Object.entries(routes)
    .filter(([name]) => name.startsWith(`${area}.`))
    .flatMap(([, { icon }]) => icon ?? []);
  const icons = [...new Set(names)].toSorted();
  return `${iconHeader}
import {
${icons.map((name) => `  ${name},\n`).join('')}} from 'lucide-react';

/** Icons of the menu, by the names that the manifest gives. */
export const ${area}Icons = {
${icons.map((name) => `  ${name},\n`).join('')}};
`;
}
