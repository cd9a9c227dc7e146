import { expect, test } from 'vitest';
import { senderOf } from '#app/layouts/link-sender.ts';

test('the sender of a link is read from the page, as far as it is told', () => {
  const sender = { company: 'Garonne Patrimoine', logoHref: null, recipient: 'Hélène Marsan' };
  expect(senderOf({ sender })).toEqual({ ...sender, endsOn: null });
});

test('a page that tells no sender, or nothing that could be one, has none', () => {
  for (const sender of [undefined, null, 'Garonne', {}, { company: 3 }]) {
    expect(senderOf({ sender })).toBeNull();
  }
});
