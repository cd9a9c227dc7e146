import { describe, expect, test } from 'vitest';
import { machines } from '#domain/states/machines.ts';
import { remediesOf, remedyPages } from '#mocks/handlers/client/operation/steps/remedies.ts';

const codesOf = (id: string): Set<string> =>
  new Set(
    Object.values(Object.values(machines).find((machine) => machine.id === id)?.transitions ?? {}).flatMap(
      (transition: { guards?: readonly { code: string }[] }) =>
        (transition.guards ?? []).map(({ code }) => code),
    ),
  );

describe('links to what puts a refusal right', () => {
  test.each(Object.entries(remedyPages))('name only refusals that %s really gives', (machine, pages) => {
    const codes = codesOf(machine);
    expect(Object.keys(pages).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('stand for every refusal of a step of an operation that another page mends', () => {
    const inWindow = new Set([
      'choice_missing',
      'before_last_flow',
      'comment_too_short',
      'reopening_too_late',
    ]);
    const withoutLink = [...codesOf('operation')].filter((code) => !(code in remedyPages.operation));
    expect(withoutLink.filter((code) => !inWindow.has(code))).toEqual([]);
  });

  test('lead into the operation, in the reader’s language, each page once', () => {
    const reasons = [
      { code: 'live_offers' },
      { code: 'no_accepted_offer' },
      { code: 'no_place' },
      { code: 'x' },
    ];
    expect(remediesOf({ locale: 'en' }, machines.operation, reasons, '01jgfjjz000x6vcvy9tag0gchd')).toEqual([
      { label: 'Open the offers', href: '/operations/01jgfjjz000x6vcvy9tag0gchd/offres' },
      { label: 'Complete the address', href: '/operations/01jgfjjz000x6vcvy9tag0gchd/modifier#addressLine' },
    ]);
  });
});
