import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureBuilt } from '#scripts/lib/build.ts';
import { weigh } from '#scripts/checks/weigh.ts';
import { buildClient } from './navigation/build.ts';
import { benchParts } from './parts.ts';
import { size, type Row } from './report.ts';

/** What @inertiajs/react 3.7.1 loads for the first of the twelve pages, bytes (gzip). */
export const FIRST_PAGE_BYTES = 107_800;

/** What a page fetches by itself once it is painted, by the ends of the sources. */
const afterFirstPaint = [
  'runtime/navigation/visits.ts',
  'runtime/pages/find-page.ts',
  'routes/tables/shared.ts',
];

/** What a browser loads before the first page shows, gzip, beside @inertiajs/react. */
export function bench(wanted: readonly string[]): Promise<void> {
  return benchParts(
    'Bundle',
    '@inertiajs/react 3.7.1',
    { 'first-page': firstPage, libraries, application },
    wanted,
  );
}

async function firstPage(): Promise<Row[]> {
  const client = await buildClient('ours');
  const ours = client.gzipBytes('Home');
  const theirs = (await buildClient('inertia')).gzipBytes('Home');
  return [
    {
      what: 'JavaScript for the first of the twelve pages',
      ours: size(ours),
      peer: size(theirs),
      target: `≤ ${size(FIRST_PAGE_BYTES)}`,
      isMet: ours <= FIRST_PAGE_BYTES,
    },
    {
      what: 'the same with what visits need, fetched after the first paint',
      ours: size(client.gzipBytes('Home', afterFirstPaint)),
      peer: size(theirs),
      target: '–',
      isMet: true,
    },
  ];
}

/** What the libraries under both weigh by themselves, as far as they are used. */
async function libraries(): Promise<Row[]> {
  const react = "import { createRoot } from 'react-dom/client'; import { createElement } from 'react';\n";
  const router = `import { createRouter, RouterProvider, Outlet } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
`;
  const routerParts = 'createRouter, RouterProvider, Outlet, BaseRootRoute, BaseRoute';
  const query = "import { QueryCache } from '@tanstack/react-query';\n";
  const used: Readonly<Record<string, string>> = {
    'React alone': `${react}globalThis.a = [createRoot, createElement];`,
    'React and Router': `${react}${router}globalThis.a = [createRoot, createElement, ${routerParts}];`,
    'React and the cache of Query': `${react}${query}globalThis.a = [createRoot, createElement, QueryCache];`,
    'all three': `${react}${router}${query}globalThis.a = [createRoot, createElement, ${routerParts}, QueryCache];`,
  };
  const rows: Row[] = [];
  for (const [what, source] of Object.entries(used)) {
    rows.push({ what, ours: size(await bytesOf(source)), target: '–', isMet: true });
  }
  return rows;
}

async function bytesOf(source: string): Promise<number> {
  const id = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === id ? id : undefined),
        load: (name) => (name === id ? source : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: id } },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0);
}

async function application(): Promise<Row[]> {
  await ensureBuilt('app');
  const pages: readonly (readonly [what: string, entries: readonly string[], targetBytes: number])[] = [
    [
      'sign-in page of clients, scripts and styles',
      ['index.html', 'src/pages/Auth/Login.tsx', 'src/app/layouts/SignInLayout.tsx'],
      185_000,
    ],
    [
      'shell of a signed-in client, scripts and styles',
      ['index.html', 'src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'],
      245_000,
    ],
  ];
  return pages.map(([what, entries, targetBytes]) => {
    const bytes = weigh(entries);
    return { what, ours: size(bytes), target: `≤ ${size(targetBytes)}`, isMet: bytes <= targetBytes };
  });
}
