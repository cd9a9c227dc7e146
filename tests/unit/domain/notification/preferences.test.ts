import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roleNames } from '#domain/access/permissions.ts';
import { notificationChannels, notificationKinds } from '#domain/notification/kinds.ts';
import { changedChannels, channelsOf, kindsFor } from '#domain/notification/preferences.ts';

const channels = fc.record({ app: fc.boolean(), email: fc.boolean(), digest: fc.boolean() });
const choices = fc.dictionary(fc.constantFrom(...notificationKinds.map(({ id }) => id)), channels);
const role = fc.constantFrom(...roleNames);

describe('choices of notices', () => {
  test('no kind is written twice', () => {
    const ids = notificationKinds.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every role hears of what touches the safety of its account, and cannot switch it off', () => {
    for (const name of roleNames) {
      const security = kindsFor([name]).filter(({ id }) => id.startsWith('security.'));
      expect(security).toHaveLength(5);
      for (const kind of security) {
        const off = { [kind.id]: { app: false, email: false } };
        expect(channelsOf(kind, [name], off)).toEqual({ app: true, email: true, digest: false });
        expect(changedChannels(off, [name], {})).toEqual({});
      }
    }
  });

  test('a role that is data hears of what every member hears of, the safety of the account included', () => {
    expect(kindsFor(['geometre'])).toEqual(kindsFor(['viewer']));
    expect(kindsFor(['geometre', 'accountant'])).toEqual(kindsFor(['accountant']));
  });

  test('staff hear nothing of a company, and companies nothing of the platform', () => {
    expect(kindsFor(['admin']).map(({ id }) => id)).not.toContain('rent.late');
    expect(kindsFor(['owner']).map(({ id }) => id)).not.toContain('signup.created');
  });

  test('a job that failed reaches a super-admin by e-mail, an admin in the application alone', () => {
    const kind = kindsFor(['admin']).find(({ id }) => id === 'job.failed');
    expect(kind).toBeDefined();
    if (!kind) return;
    expect(channelsOf(kind, ['super-admin'], {}).email).toBe(true);
    expect(channelsOf(kind, ['admin'], {}).email).toBe(false);
  });

  test('what is kept gives back what was chosen, and holds differences alone', () => {
    fc.assert(
      fc.property(role, choices, choices, (name, before, chosen) => {
        const kept = changedChannels(chosen, [name], changedChannels(before, [name], {}));
        for (const kind of kindsFor([name])) {
          const wanted = chosen[kind.id] ?? before[kind.id];
          if (kind.isFixed || wanted === undefined) expect(kept[kind.id]).toBeUndefined();
          else expect(channelsOf(kind, [name], kept)).toEqual(wanted);
          const shown = channelsOf(kind, [name], {});
          for (const channel of notificationChannels) {
            const value = kept[kind.id]?.[channel];
            if (value !== undefined) expect(value).not.toBe(shown[channel]);
          }
        }
      }),
    );
  });

  test('choosing what a kind does by itself leaves nothing behind', () => {
    const before = changedChannels({ 'task.due': { email: true } }, ['owner'], {});
    expect(before).toEqual({ 'task.due': { email: true } });
    expect(changedChannels({ 'task.due': { email: false } }, ['owner'], before)).toEqual({});
  });
});
