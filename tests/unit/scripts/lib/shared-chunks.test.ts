import { expect, test } from 'vitest';
import { sharedChunks, type ModuleFacts } from '#scripts/lib/shared-chunks.ts';

const entry = '/app/index.html';
const login = '/app/src/pages/Auth/Login.tsx';
const client = '/app/src/app/layouts/ClientLayout.tsx';
const admin = '/app/src/app/layouts/AdminLayout.tsx';
const clientPages = ['One', 'Two', 'Three', 'Formless'].map((name) => `/app/src/pages/Client/${name}.tsx`);
const icon = '/app/node_modules/lucide-react/dist/esm/icons/plus.mjs';
const zod = '/app/node_modules/zod/index.js';
const button = '/app/src/ui/Button.tsx';
const field = '/app/src/ui/Field.tsx';
const fieldForm = '/app/src/runtime/field-form.ts';

/** Who imports what at once; pages and layouts are fetched by themselves. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [entry]: ['/app/src/app/main.tsx'],
  [login]: [button, '/app/src/ui/SignInArt.tsx', '/app/src/runtime/form.ts', field, fieldForm],
  [client]: [button, '/app/src/ui/Nav.tsx'],
  [admin]: [button, '/app/src/ui/Nav.tsx'],
  '/app/src/pages/Client/Formless.tsx': ['/app/src/ui/Row.tsx', '/app/src/ui/list/DataList.tsx'],
  [clientPages[0] ?? '']: [
    '/app/src/ui/Row.tsx',
    '/app/src/ui/list/DataList.tsx',
    '/app/src/ui/Editor.tsx',
    icon,
    field,
    fieldForm,
  ],
  [clientPages[1] ?? '']: [
    '/app/src/ui/Row.tsx',
    '/app/src/ui/list/DataList.tsx',
    '/app/src/ui/Editor.tsx',
    '/app/src/ui/Map.tsx',
    field,
    fieldForm,
  ],
  [clientPages[2] ?? '']: [
    '/app/src/ui/Row.tsx',
    '/app/src/ui/Editor.tsx',
    '/app/src/ui/Map.tsx',
    field,
    fieldForm,
  ],
  '/app/src/runtime/form.ts': [zod],
  [fieldForm]: [zod],
  '/app/src/ui/Editor.tsx': ['/app/src/runtime/draft.ts'],
  '/app/src/runtime/draft.ts': [zod],
};

const graph = {
  getModuleInfo: (id: string): ModuleFacts => ({
    isEntry: id === entry,
    dynamicImporters: [login, client, admin, ...clientPages].includes(id) ? ['/app/registry.ts'] : [],
    importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
    importedIds: imports[id] ?? [],
  }),
};
const chunkOf = (id: string): string | null => sharedChunks()[0]?.name(id, graph) ?? null;

test('what the same frames need is one chunk, apart from what only forms need', () => {
  expect(chunkOf('/app/src/app/main.tsx')).toBe('main');
  expect(chunkOf(button)).toBe('guest-client-admin');
  expect(chunkOf('/app/src/ui/Nav.tsx')).toBe('client-admin');
  expect(chunkOf('/app/src/ui/SignInArt.tsx')).toBe('guest');
  expect(chunkOf('/app/src/runtime/form.ts')).toBe('guest-form');
});

test('what sign-in shares with many pages is apart from what is its own', () => {
  expect(chunkOf(field)).toBe('guest-parts');
  expect(chunkOf(fieldForm)).toBe('guest-form-parts');
});

test('a part of many pages is in their common chunk, unless they are all forms', () => {
  expect(chunkOf('/app/src/ui/Row.tsx')).toBe('parts');
  expect(chunkOf('/app/src/ui/list/DataList.tsx')).toBe('list');
  expect(chunkOf('/app/src/ui/Editor.tsx')).toBeNull();
});

test('pages, layouts, parts of few pages and packages stay with the bundler, icons and small common packages apart', () => {
  for (const id of [login, client, ...clientPages, '/app/src/ui/Map.tsx', zod])
    expect(chunkOf(id)).toBeNull();
  expect(chunkOf(icon)).toBe('icons');
  expect(chunkOf('/app/node_modules/react/index.js')).toBe('react');
});
