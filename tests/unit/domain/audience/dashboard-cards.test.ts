import { describe, expect, test } from 'vitest';
import { arrangedCards, dashboardCardKeys, dashboardCardRights } from '#domain/audience/dashboard-cards.ts';
import { mayDo } from '#domain/access/permissions.ts';

describe('arrangedCards', () => {
  test('shows all that is allowed, in the common order, to whoever never arranged them', () => {
    expect(arrangedCards(null, ['visits', 'mailsSent'])).toEqual([
      { key: 'visits', isOn: true },
      { key: 'mailsSent', isOn: true },
    ]);
  });

  test('keeps order and choice, leaves out what is no longer allowed, and puts what is new behind', () => {
    const kept = [
      { key: 'mailsSent', isOn: false },
      { key: 'mrrCents', isOn: true },
      { key: 'visits', isOn: true },
    ] as const;
    expect(arrangedCards(kept, ['liveSites', 'visits', 'mailsSent'])).toEqual([
      { key: 'mailsSent', isOn: false },
      { key: 'visits', isOn: true },
      { key: 'liveSites', isOn: true },
    ]);
  });
});

test('money is shown to those who steer the platform alone, visits to all of its staff', () => {
  const seenBy = (role: string) => dashboardCardKeys.filter((key) => mayDo([role], dashboardCardRights[key]));
  expect(seenBy('super-admin')).toEqual(dashboardCardKeys);
  expect(seenBy('sales')).not.toContain('mrrCents');
  expect(seenBy('support')).not.toContain('signedSales');
  expect(seenBy('editor')).toEqual(['visits']);
});
