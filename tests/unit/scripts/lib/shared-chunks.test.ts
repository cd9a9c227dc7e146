import { expect, test } from 'vitest';
import { sharedChunks, type ModuleFacts } from '#scripts/lib/shared-chunks.ts';

const entry = '/app/index.html';
const login = '/app/src/pages/Auth/Login.tsx';
const client = '/app/src/app/layouts/ClientLayout.tsx';
const admin = '/app/src/app/layouts/AdminLayout.tsx';
const clientPages = ['One', 'Two', 'Three', 'Formless'].map((name) => `/app/src/pages/Client/${name}.tsx`);
const adminPage = '/app/src/pages/Admin/Ledger.tsx';
const exports = ['/app/src/pages/Export/Cover.tsx', '/app/src/pages/Export/Sheet.tsx'];
const sales = ['/app/src/pages/Client/Sale/Index.tsx', '/app/src/pages/Client/Sale/Show.tsx'];
const icon = '/app/node_modules/lucide-react/dist/esm/icons/plus.mjs';
const zod = '/app/node_modules/zod/index.js';
const button = '/app/src/ui/Button.tsx';
const field = '/app/src/ui/Field.tsx';
const fieldForm = '/app/src/runtime/field-form.ts';
const table = '/app/src/generated/routes/tables/client.ts';
const register = '/app/src/pages/Auth/Register.tsx';

/** Who imports what at once; pages and layouts are fetched by themselves. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [entry]: ['/app/src/app/main.tsx'],
  [login]: [button, '/app/src/ui/SignInArt.tsx', '/app/src/runtime/form.ts', field, fieldForm],
  [register]: ['/app/src/messages/password.ts', '/app/src/runtime/form.ts'],
  [adminPage]: ['/app/src/ui/Row.tsx', '/app/src/pages/blocks/kpi/KpiStat.tsx'],
  [exports[0] ?? '']: [
    '/app/src/ui/Rail.tsx',
    '/app/src/ui/Paper.tsx',
    '/app/src/messages/client/sale.ts',
    '/app/src/ui/Sum.tsx',
  ],
  [exports[1] ?? '']: ['/app/src/ui/Paper.tsx'],
  [sales[0] ?? '']: [
    '/app/src/messages/client/sale.ts',
    '/app/src/messages/client/sale-looks.ts',
    '/app/src/messages/client/price.ts',
    '/app/src/ui/Price.tsx',
    '/app/src/ui/Sum.tsx',
  ],
  [sales[1] ?? '']: ['/app/src/messages/client/sale.ts', '/app/src/messages/client/sale-looks.ts'],
  [client]: [button, '/app/src/ui/Nav.tsx', '/app/src/ui/Rail.tsx', table],
  [admin]: [button, '/app/src/ui/Nav.tsx', '/app/src/ui/Ledger.tsx'],
  '/app/src/pages/Client/Formless.tsx': [
    '/app/src/ui/Row.tsx',
    '/app/src/messages/client/price.ts',
    '/app/src/ui/Price.tsx',
    '/app/src/ui/Sum.tsx',
    '/app/src/ui/list/DataList.tsx',
    '/app/src/pages/blocks/kpi/KpiStat.tsx',
  ],
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
    '/app/src/pages/Client/blocks/Own.tsx',
    field,
    fieldForm,
  ],
  [clientPages[2] ?? '']: ['/app/src/ui/Row.tsx', '/app/src/ui/Editor.tsx', field, fieldForm],
  '/app/src/runtime/form.ts': [zod],
  [fieldForm]: [zod],
  '/app/src/ui/Editor.tsx': ['/app/src/runtime/draft.ts'],
  '/app/src/runtime/draft.ts': [zod],
};

const graph = {
  getModuleInfo: (id: string): ModuleFacts => ({
    isEntry: id === entry,
    dynamicImporters: [
      login,
      register,
      client,
      admin,
      adminPage,
      table,
      ...clientPages,
      ...sales,
      ...exports,
    ].includes(id)
      ? ['/app/registry.ts']
      : [],
    importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
    importedIds: imports[id] ?? [],
  }),
};
const chunkOf = (id: string): string | null => sharedChunks()[0]?.name(id, graph) ?? null;

test('what frames share is one chunk, apart from what only forms need; the administration has its own', () => {
  expect(chunkOf('/app/src/app/main.tsx')).toBe('main');
  expect(chunkOf(button)).toBe('frames');
  expect(chunkOf('/app/src/ui/Nav.tsx')).toBe('client-admin');
  expect(chunkOf('/app/src/ui/Ledger.tsx')).toBe('admin');
  expect(chunkOf('/app/src/ui/SignInArt.tsx')).toBe('guest');
});

test('what sign-in shares with many pages does not bring the rest of sign-in along', () => {
  expect(chunkOf(field)).toBe('frames');
  expect(chunkOf(fieldForm)).toBe('form');
});

test('parts of pages are in a few chunks: of all, of forms, of accounts, and large ones apart', () => {
  expect(chunkOf('/app/src/ui/Row.tsx')).toBe('parts');
  expect(chunkOf('/app/src/ui/list/DataList.tsx')).toBe('list');
  expect(chunkOf('/app/src/ui/Editor.tsx')).toBe('fields');
  expect(chunkOf('/app/src/messages/password.ts')).toBe('account');
});

test('figures over a period, which charts and days stand under, are no part of all', () => {
  expect(chunkOf('/app/src/pages/blocks/kpi/KpiStat.tsx')).toBe('kpi');
});

test('what two pages of one folder or area share stays there', () => {
  expect(chunkOf('/app/src/messages/client/sale-looks.ts')).toBe('client-sale');
  expect(chunkOf('/app/src/messages/client/price.ts')).toBe('client-pages');
  expect(chunkOf('/app/src/ui/Price.tsx')).toBe('parts');
});

test('an export brings along the parts that pages have in common, and nothing else of pages or frames', () => {
  for (const id of exports) expect(chunkOf(id)).toBeNull();
  expect(chunkOf('/app/src/ui/Paper.tsx')).toBe('export-pages');
  expect(chunkOf('/app/src/messages/client/sale.ts')).toBe('export-client-sale');
  expect(chunkOf('/app/src/ui/Sum.tsx')).toBe('parts');
  expect(chunkOf('/app/src/ui/Rail.tsx')).toBe('frames');
});

test('what is of one page alone stays with the bundler, and so do pages, layouts and most packages', () => {
  for (const id of [login, client, ...clientPages, '/app/src/pages/Client/blocks/Own.tsx', zod])
    expect(chunkOf(id)).toBeNull();
  for (const id of [icon, '/app/node_modules/react/index.js']) expect(chunkOf(id)).toBe('main');
});

test('the addresses of an area come with its menu, though others ask for them by themselves', () => {
  expect(chunkOf(table)).toBe('client-admin');
});
