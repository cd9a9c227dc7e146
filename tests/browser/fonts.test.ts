import { expect, test } from 'vitest';
import { newPerson, openPage, seeTitle } from '#tests/support/browser.ts';
import { serve } from '#tests/support/served.ts';
import { withBrowser } from '#tests/support/with-browser.ts';

const app = withBrowser(serve);

test('a page in French brings the letters of French alone; a name from elsewhere is set in the same font', async () => {
  const { page } = await openPage(await newPerson(app.browser));
  const asked: string[] = [];
  page.on('request', (request) => {
    const font = /\/([a-z-]+?-latin[a-z0-9-]*?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (font !== undefined) asked.push(font);
  });
  await page.goto(`${app.served.url}/connexion`);
  await seeTitle(page, 'Connexion');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.toSorted()).toEqual([
    'bricolage-grotesque-latin-600-normal-french',
    'hanken-grotesk-latin-wght-normal-french',
  ]);

  await page.evaluate(() => document.body.append('Œuvre à 1 234,50 €, Muñoz, Wałęsa'));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const body = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const fontsUsed = async () => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', body);
    return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]);
  };
  await expect.poll(fontsUsed).toEqual([['Hanken Grotesk', true]]);
  expect(asked).toContain('hanken-grotesk-latin-wght-normal');
  expect(asked).toContain('hanken-grotesk-latin-ext-wght-normal');
});
