import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutSource, usualLayout } from '#app/layouts/usual-layout.ts';

test('the layout that a document asks for beside its page is a file of that name', () => {
  for (const area of readdirSync('src/pages')) {
    const layout = usualLayout(`${area}/Any`);
    if (layout !== undefined) expect(existsSync(layoutSource(layout)), layoutSource(layout)).toBe(true);
  }
  expect(usualLayout('Client/Operation/Show')).toBe('client');
  expect(usualLayout('Admin/Auth/Login')).toBe('adminSignIn');
});
