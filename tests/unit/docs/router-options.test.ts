import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AppRouterOptions } from '#runtime/navigation/router.tsx';

// The type makes the compiler ask for each of them.
const options: Readonly<Record<keyof AppRouterOptions, true>> = {
  registry: true,
  areas: true,
  firstPage: true,
  renderPage: true,
  errorComponent: true,
  onFailure: true,
  identityOf: true,
  flashOf: true,
  onFlash: true,
  onRefused: true,
  isSignedIn: true,
  remedy: true,
  onAddressChange: true,
  freshMs: true,
  hasViewTransitions: true,
  spoofsForms: true,
  queryArrays: true,
  request: true,
  host: true,
  progress: true,
};

test('docs/protocol.md tells every option of createAppRouter, and no other', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const table = text.split('## Options of createAppRouter')[1]?.split('\n## ')[0] ?? '';
  const documented = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
  );
  expect(documented.toSorted()).toEqual(Object.keys(options).toSorted());
});
