import { describe, expect, test } from 'vitest';
import { createBusinessClock } from '#app/session/business-clock.ts';
import { failureTextKey } from '#app/session/failure-text.ts';
import { flashOf } from '#app/session/flash.ts';
import { identityOf } from '#app/session/identity.ts';
import { readSharedProps } from '#app/session/shared-props.ts';
import type { PageProps } from '#runtime/protocol/page-object.ts';
import { InvalidResponseError, NetworkError, PageCodeError } from '#runtime/protocol/failures.ts';
import { sharedPropsOf } from '#tests/support/shared-props.ts';

const pageWith = (props: PageProps) => ({ component: 'Client/Dashboard', props, url: '/', version: null });

describe('what the shell reads of a page', () => {
  test('shared props pass as they are', () => {
    const shared = sharedPropsOf('owner');
    expect(readSharedProps(pageWith({ ...shared }))).toEqual(shared);
  });

  test.each([
    {},
    { auth: null, tenant: [], app: 'x' },
    { auth: { user: { name: 'x' } }, app: { locale: 'de' } },
  ])('an answer without them still finds a frame, in French and for a guest: %j', (props) => {
    const shared = readSharedProps(pageWith(props));
    expect(shared.auth.user).toBeNull();
    expect(shared.tenant).toBeNull();
    expect(shared.app).toMatchObject({ name: 'Laravel', locale: 'fr', theme: 'system', demo: null });
  });

  test('another person or another company is another identity; a guest is one too', () => {
    const ofOwner = identityOf(pageWith({ ...sharedPropsOf('owner') }));
    const ofStaff = identityOf(pageWith({ ...sharedPropsOf('admin', 'admin') }));
    const ofGuest = identityOf(pageWith({ ...sharedPropsOf(null) }));
    expect(new Set([ofOwner, ofStaff, ofGuest]).size).toBe(3);
  });

  test('a one-time message is read from the props, else from the page object', () => {
    const flash = { type: 'success', text: 'Opération créée.' };
    expect(flashOf(pageWith({ flash }))).toEqual(flash);
    expect(flashOf({ ...pageWith({ flash: null }), flash })).toEqual(flash);
    expect(flashOf(pageWith({ flash: null }))).toBeUndefined();
  });
});

describe('the business clock', () => {
  const at = (instant: string) => new Date(instant).toISOString();

  test('runs on from the instant of the last answer', () => {
    let elapsedMs = 1000;
    const clock = createBusinessClock(
      () => elapsedMs,
      () => 0,
    );
    clock.note('2026-11-20T08:00:00.000Z');
    elapsedMs += 90_000;
    expect(clock.now().toISOString()).toBe(at('2026-11-20T08:01:30Z'));
  });

  test('a page kept from before does not turn it back, a text that is no instant does not stop it', () => {
    const clock = createBusinessClock(
      () => 0,
      () => 0,
    );
    clock.note('2026-11-20T09:00:00.000Z');
    clock.note('2026-11-20T08:00:00.000Z');
    clock.note('');
    expect(clock.now().toISOString()).toBe(at('2026-11-20T09:00:00Z'));
  });

  test('before any answer it is the clock of the system', () => {
    expect(
      createBusinessClock(
        () => 5,
        () => Date.UTC(2026, 0, 1),
      )
        .now()
        .toISOString(),
    ).toBe(at('2026-01-01T00:00:00Z'));
  });
});

test('each failure of a visit has a text; a fault of a page has none of these', () => {
  expect(failureTextKey(new NetworkError('/', null))).toBe('networkFailed');
  const late = new DOMException('late', 'TimeoutError');
  expect(failureTextKey(new NetworkError('/', late))).toBe('tooSlow');
  expect(failureTextKey(new InvalidResponseError('/', 500, ''))).toBe('answerFailed');
  expect(failureTextKey(new PageCodeError('Client/Dashboard', null))).toBe('pageFailed');
  expect(failureTextKey(new TypeError('x is undefined'))).toBeNull();
});
