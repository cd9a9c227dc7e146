import { expect, test } from 'vitest';
import { withKit } from '../support/with-kit.ts';

/** What servers answer that are not ours: played in the browser, in place of the demonstration's own. */
const kit = withKit();

const headers = { 'X-Inertia': 'true', 'Content-Type': 'application/json' };

/** Plays a server that gives the page of one address under another. */
async function answerAs(asked: string, url: string): Promise<void> {
  await kit.page.route(`${kit.url}${asked}`, (route) => {
    const props = { delayMs: 0, servedAt: url, errors: {} };
    const body = JSON.stringify({ component: 'LinkTarget', props, url, version: null });
    return route.request().headers()['x-inertia'] ? route.fulfill({ headers, body }) : route.fallback();
  });
}

const frames = () =>
  kit.page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
const goOn = () => kit.page.getByRole('link', { name: 'Retour aux liens' }).click();

test('a slash that the server adds to an address, or takes from it, is that of the address', async () => {
  const { page } = kit;
  await answerAs('/liens/0', '/liens/0/');
  await kit.open('/liste', 'Liste sans fin');
  await page.getByText('Lot n° 1', { exact: true }).click();
  await page.getByText('Servie à /liens/0/').waitFor();
  expect(page.url()).toBe(`${kit.url}/liens/0/`);
  await goOn();
  await page.waitForURL(`${kit.url}/liens`);

  await page.unrouteAll();
  for (const asked of ['/liens/0/', '/liens/0']) await answerAs(asked, '/liens/0');
  await kit.open('/liens/0/', 'Réponse en 0 ms');
  await goOn();
  await page.waitForURL(`${kit.url}/liens`);
  await page.goBack();
  await page.getByText('Servie à /liens/0', { exact: true }).waitFor();
  await page.waitForURL(`${kit.url}/liens/0`);
  await goOn();
  await page.waitForURL(`${kit.url}/liens`);
  await page.unrouteAll();
});

test('a slash before a query is that of the address, too', async () => {
  const { page } = kit;
  await answerAs('/liens/0?par=none', '/liens/0/?par=none');
  await kit.open('/liens', 'Liens et préchargement');
  await page.getByRole('link', { name: 'Réponse en 0 ms' }).last().click();
  await page.getByText('Servie à /liens/0/?par=none', { exact: true }).waitFor();
  expect(page.url()).toBe(`${kit.url}/liens/0/?par=none`);
  await goOn();
  await page.waitForURL(`${kit.url}/liens`);

  await page.unrouteAll();
  for (const asked of ['/liens/0/?par=none', '/liens/0?par=none']) await answerAs(asked, '/liens/0?par=none');
  await page.goBack();
  await page.getByText('Servie à /liens/0?par=none', { exact: true }).waitFor();
  await page.waitForURL(`${kit.url}/liens/0?par=none`);
  await goOn();
  await page.waitForURL(`${kit.url}/liens`);
  await page.unrouteAll();
});

test('a list whose end is in view asks once for what it cannot have, says so, and asks again when pressed', async () => {
  const { page } = kit;
  const error = JSON.stringify({
    component: 'Home',
    props: { errors: {} },
    url: '/liste?page=2',
    version: null,
  });
  const answers = {
    'an error page': { status: 500, headers, body: error },
    'new assets': { status: 409, headers: { 'X-Inertia-Location': '/liste?page=2' } },
    'a page of the list that leads to itself': {
      headers,
      body: JSON.stringify({
        component: 'Growing',
        props: { lots: { data: [] }, errors: {} },
        url: '/liste?page=2',
        version: null,
        mergeProps: ['lots.data'],
        scrollProps: { lots: { pageName: 'page', currentPage: 2, previousPage: 1, nextPage: 2 } },
      }),
    },
  };
  for (const [name, answer] of Object.entries(answers)) {
    let asked = 0;
    await page.route(`${kit.url}/liste?page=2`, (route) => {
      asked += 1;
      return route.fulfill(answer);
    });
    await kit.open('/liste', 'Liste sans fin');
    await page.getByText('Lot n° 25', { exact: true }).scrollIntoViewIfNeeded();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    // Sixty times a second, it would have asked again by now.
    await frames();
    expect([name, asked]).toEqual([name, 1]);
    await page.unrouteAll();
    await retry.click();
    await page.getByText('Lot n° 26', { exact: true }).waitFor();
  }
});

test('a list whose beginning cannot be had asks for it again when pressed, and not for its end', async () => {
  const { page } = kit;
  const asked: string[] = [];
  await page.route(/\/liste\?page=\d+$/, (route) => {
    const isPart = route.request().headers()['x-inertia-partial-data'] !== undefined;
    if (!isPart) return route.fallback();
    const query = new URL(route.request().url()).search;
    asked.push(query);
    // The beginning is lost once; the end, which may be asked for before it, comes.
    const isLost = query === '?page=3' && asked.filter((one) => one === query).length === 1;
    return isLost ? route.abort() : route.fallback();
  });
  await kit.open('/liste?page=4', 'Liste sans fin');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  await frames();
  const before = asked.length;
  await retry.click();
  await page.getByText('Lot n° 51', { exact: true }).waitFor();
  expect(asked.slice(before)[0]).toBe('?page=3');
  await page.unrouteAll();
});

test('two changes shown beforehand are both carried out, and both stay', async () => {
  const { page } = kit;
  await kit.open('/optimiste', 'Changement anticipé');
  const boxes = ['Remettre les clés', 'Relever les compteurs'].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') sent.push(new URL(response.url()).pathname);
  });
  const were = await Promise.all(boxes.map((box) => box.isChecked()));
  for (const box of boxes) await box.click();
  expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual(were.map((was) => !was));
  await expect.poll(() => sent.length).toBe(2);
  await kit.open('/optimiste', 'Changement anticipé');
  expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual(were.map((was) => !was));
});
