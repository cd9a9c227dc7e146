import { describe, expect, test } from 'vitest';
import { permitPurge, type PermitPurgeInput } from '#domain/deadline/permit-purge.ts';
import { day } from '#domain/time/day.ts';

const golden: PermitPurgeInput = {
  permitKind: 'PC',
  decidedOn: day('2026-02-10'),
  postedOn: day('2026-02-13'),
  isContested: false,
};

describe('the purge of a permission', () => {
  test('golden permit: third parties out on 2026-04-15, withdrawal until 2026-05-10', () => {
    expect(permitPurge(golden)).toMatchObject({
      thirdPartyPurgedOn: '2026-04-15',
      withdrawalPurgedOn: '2026-05-11',
      purgedOn: '2026-05-11',
    });
  });

  test('Montbrison, granted 2026-09-10, posted 2026-09-21: purge expected 2026-12-11', () => {
    const purge = permitPurge({
      ...golden,
      decidedOn: day('2026-09-10'),
      postedOn: day('2026-09-21'),
    });
    expect(purge).toMatchObject({ thirdPartyPurgedOn: '2026-11-24', purgedOn: '2026-12-11' });
    expect(purge.thirdParty).toMatchObject({ strictEndsOn: '2026-11-20', endsOn: '2026-11-23' });
  });

  test('a late posting puts the appeal of third parties last', () => {
    expect(permitPurge({ ...golden, postedOn: day('2026-06-01') }).purgedOn).toBe('2026-08-04');
  });

  test('never comes while the permission is not posted', () => {
    expect(permitPurge({ ...golden, postedOn: null })).toMatchObject({
      thirdParty: null,
      withdrawalPurgedOn: '2026-05-11',
      purgedOn: null,
    });
  });

  test('never comes while it is contested, though the periods are told', () => {
    const contested = permitPurge({ ...golden, isContested: true });
    expect(contested).toMatchObject({ thirdPartyPurgedOn: null, withdrawalPurgedOn: null, purgedOn: null });
    expect(contested.withdrawal.endsOn).toBe('2026-05-10');
  });

  test('of a prior declaration rests on a wording that was read', () => {
    expect(permitPurge({ ...golden, permitKind: 'DP' }).withdrawal.isUnverified).toBe(false);
    expect(permitPurge(golden).withdrawal.isUnverified).toBe(false);
  });
});
