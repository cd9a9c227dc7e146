import { expect, test } from 'vitest';
import { withKit } from '../support/with-kit.ts';

const kit = withKit();

const count = () => kit.page.getByLabel('Compte');

/** Counts to three on the page. */
async function countToThree(): Promise<void> {
  await kit.open('/pages-gardees', 'Pages gardées et préparées');
  for (let times = 0; times < 3; times += 1) await kit.page.getByRole('button', { name: 'Compter' }).click();
}

const goOn = () => kit.page.getByRole('link', { name: 'Page suivante' }).click();

async function comeBack(how: () => Promise<unknown>): Promise<void> {
  await kit.page.getByRole('heading', { name: 'Page suivante', level: 1 }).waitFor();
  // What is out of sight is not in the document either: nothing can find, read or name it.
  expect(await count().count()).toBe(0);
  await how();
  await kit.page.getByRole('heading', { name: 'Pages gardées et préparées', level: 1 }).waitFor();
}

test('a page that was left is found again as it was, by the way back and by a link', async () => {
  await countToThree();
  await goOn();
  await comeBack(() => kit.page.goBack());
  expect(await count().innerText()).toBe('3');
  await goOn();
  await comeBack(() => kit.page.getByRole('link', { name: 'Retour' }).click());
  expect(await count().innerText()).toBe('3');
});

test('a page with something to fill in starts anew', async () => {
  await countToThree();
  await kit.page.getByText('Repartir de zéro à chaque visite').click();
  await kit.page.getByText('Comme une page qui porte un formulaire.').waitFor();
  await goOn();
  await comeBack(() => kit.page.goBack());
  expect(await count().innerText()).toBe('0');
});

test('a page whose link is pointed at is drawn before the click, and acts only once it is shown', async () => {
  await countToThree();
  const link = kit.page.getByRole('link', { name: 'Page suivante' });
  const isFetched = kit.page.waitForResponse((answer) => answer.url().endsWith('/pages-gardees/suivante'));
  await link.hover();
  await isFetched;
  // Drawing it waits until the browser has nothing else to do: a frame goes by when it has not.
  await kit.page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(true)))),
  );
  const clickedAtMs = await kit.page.evaluate(() => performance.now());
  await link.click();
  await kit.page.getByRole('heading', { name: 'Page suivante', level: 1 }).waitFor();
  const timesOf = async (label: string) =>
    (await kit.page.getByLabel(label, { exact: true }).innerText()).split(' ').map(Number);
  const [drawnAtMs = Number.NaN] = await timesOf('Dessinée à');
  const [shownAtMs = Number.NaN, ...more] = await timesOf('Montrée à');
  expect(drawnAtMs).toBeLessThan(clickedAtMs);
  expect(shownAtMs).toBeGreaterThanOrEqual(Math.floor(clickedAtMs));
  expect(more).toEqual([]);
  // Its own address, also where it was drawn at another one.
  await kit.page.getByText('/pages-gardees/suivante', { exact: true }).waitFor();
});
