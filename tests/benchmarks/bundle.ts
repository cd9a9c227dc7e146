import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureBuilt } from '#scripts/lib/build.ts';
import { weigh } from '#scripts/checks/weigh.ts';
import { buildClient } from './navigation/build.ts';
import { benchParts } from './parts.ts';
import { size, type Row } from './report.ts';

const FIRST_PAGE_BYTES = 107_800;

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
  const ours = (await buildClient('ours')).gzipBytes('Home');
  const theirs = (await buildClient('inertia')).gzipBytes('Home');
  return [
    {
      what: 'JavaScript for the first of the twelve pages',
      ours: size(ours),
      peer: size(theirs),
      target: `≤ ${size(FIRST_PAGE_BYTES)}`,
      isMet: ours <= FIRST_PAGE_BYTES,
    },
  ];
}

/** What the libraries under both weigh by themselves, as far as they are used. */
async function libraries(): Promise<Row[]> {
  const react = "import { createRoot } from 'react-dom/client'; import { createElement } from 'react';\n";
  const used: Readonly<Record<string, string>> = {
    'React alone': `${react}globalThis.a = [createRoot, createElement];`,
    'React and Router': `${react}import { createRouter, createRootRoute, createRoute, RouterProvider, Outlet } from '@tanstack/react-router';
globalThis.a = [createRoot, createElement, createRouter, createRootRoute, createRoute, RouterProvider, Outlet];`,
    'React and Query': `${react}import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
globalThis.a = [createRoot, createElement, QueryClient, QueryClientProvider];`,
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
