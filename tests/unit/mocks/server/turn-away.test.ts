import { expect, test } from 'vitest';
import { HttpFailure } from '#mocks/server/failures.ts';
import { refuseUnopened } from '#mocks/server/refuse-unopened.ts';

const failure = new HttpFailure(429, 'too many files at once', 10);
const url = new URL('https://ilot.test/compte/avatar?onglet=profil');

/** What a client that asks in its way is told. */
async function told(headers: Record<string, string>) {
  const request = new Request(url, { method: 'POST', headers });
  const config = { assetVersion: 'v1' } as Parameters<typeof refuseUnopened>[0]['config'];
  const response = refuseUnopened({ config }, { request, url, requestId: 'demande-1' }, failure);
  const { status } = response;
  return { status, headers: response.headers, text: await response.text() };
}

test('a page of the application is told by its error page, which says nothing of a person', async () => {
  const { status, headers, text } = await told({ 'x-inertia': 'true' });
  expect([status, headers.get('retry-after'), headers.get('x-inertia')]).toEqual([429, '10', 'true']);
  const page = JSON.parse(text) as { props: object };
  expect(page).toMatchObject({
    component: 'Error/Global',
    props: { status: 429, retryAfterS: 10, requestId: 'demande-1' },
    url: '/compte/avatar?onglet=profil',
    version: 'v1',
  });
  expect(page.props).not.toHaveProperty('auth');
});

test('a script is told in JSON, a browser alone in a document, each with the seconds to wait', async () => {
  const script = await told({ accept: 'application/json' });
  expect([script.status, script.headers.get('retry-after')]).toEqual([429, '10']);
  expect(JSON.parse(script.text)).toMatchObject({ status: 429, requestId: 'demande-1' });
  const browser = await told({ accept: 'text/html', 'accept-language': 'fr' });
  expect([browser.status, browser.headers.get('retry-after')]).toEqual([429, '10']);
  expect(browser.text).toContain('Trop de demandes. Patientez 10 s.');
});

test('who only looks ahead is told in the way that looking ahead has', async () => {
  const { status, headers } = await told({ 'x-inertia': 'true', precognition: 'true' });
  expect([status, headers.get('precognition'), headers.get('x-inertia')]).toEqual([429, 'true', null]);
});
