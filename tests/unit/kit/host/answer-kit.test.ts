import { expect, test } from 'vitest';
import { answerKit } from '#kit/host/answer-kit.ts';
import { routeTable } from '#kit/generated/routes/table.ts';
import { chooseProps } from '#kit/host/props.ts';
import { page } from '#kit/host/reply.ts';

const noDocument = () => Promise.resolve('');
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerKit(
    new Request(`http://kit.test${path}`, { headers: { 'X-Inertia': 'true', ...headers } }),
    noDocument,
  );

test('every page of the menu is answered, as the page that the manifest names', async () => {
  const pages = routeTable.filter(({ title }) => title !== undefined);
  expect(pages.length).toBeGreaterThan(5);
  for (const { uri, page: component } of pages) {
    const answer = await ask(`/${uri}`);
    expect([uri, answer.status, await answer.json()]).toMatchObject([
      uri,
      200,
      { component, url: `/${uri}` },
    ]);
  }
});

test('a partial request is sent the props it names, and no other is even read', async () => {
  const read: string[] = [];
  const source = (name: string) => () => {
    read.push(name);
    return name;
  };
  const reply = page<{ a: string; b: string }>({ a: source('a'), b: source('b') });
  const headers = new Headers({ 'X-Inertia-Partial-Component': 'Lots', 'X-Inertia-Partial-Data': 'b' });
  await expect(chooseProps(reply, 'Lots', headers)).resolves.toEqual({ props: { b: 'b' }, fields: {} });
  expect(read).toEqual(['b']);
});

test('what is wrong with a form reaches the next page shown, not one made ready beforehand', async () => {
  const first = await ask('/formulaires');
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = /XSRF-TOKEN=(.+)/.exec(cookies[1] ?? '')?.[1] ?? '';
  const Cookie = cookies.join('; ');
  const refused = await answerKit(
    new Request('http://kit.test/formulaires', {
      method: 'POST',
      headers: { Cookie, 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: '', email: 'a@b.fr', text: 'Dix signes au moins' }),
    }),
    noDocument,
  );
  expect(refused.status).toBe(303);
  const ahead: unknown = await (await ask('/liens', { Cookie, Purpose: 'prefetch' })).json();
  expect(ahead).toMatchObject({ props: { errors: {} } });
  const shown: unknown = await (await ask('/formulaires', { Cookie })).json();
  expect(shown).toMatchObject({ props: { errors: { name: 'Indiquez un nom.' } } });
});
