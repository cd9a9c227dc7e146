import { describe, expect, test } from 'vitest';
import { areas, permissionKeys } from '#domain/access/permissions.ts';
import * as roleMessages from '#messages/admin/role.ts';
import {
  grantedVerbs,
  rightsOfArea,
  shortcut,
  switched,
  withSpecial,
} from '../../../../../src/pages/Admin/Role/blocks/rights.ts';

const offered = new Set(['user.list', 'user.update', 'user.validate', 'brand.list']);

describe('the grid of rights', () => {
  test('every area has its words in both languages', () => {
    for (const area of withSpecial(areas)) {
      expect(roleMessages.fr.areas, area).toHaveProperty(area);
      expect(roleMessages.en.areas, area).toHaveProperty(area);
    }
  });

  test('every right stands in it, but what is withheld from all', () => {
    const shown = new Set(withSpecial(areas).flatMap((area) => rightsOfArea(area).map(({ key }) => key)));
    expect(permissionKeys.filter((key) => !shown.has(key))).toEqual(['gdpr.erase']);
  });

  test('a right to change brings reading, and reading goes alone', () => {
    const right = { verb: 'update', key: 'user.update' } as const;
    expect(switched(new Set(), 'user', right, true)).toEqual({
      permissions: ['user.update', 'user.list'],
      addedArea: 'user',
    });
    expect(switched(new Set(['user.list']), 'user', right, true).addedArea).toBeNull();
    expect(switched(new Set(['user.list', 'user.update']), 'user', right, false).permissions).toEqual([
      'user.list',
    ]);
  });

  test('short ways give all, reading or nothing, as far as the scope goes', () => {
    expect(shortcut(new Set(), ['user', 'brand'], offered, 'all').toSorted()).toEqual(
      [...offered].toSorted(),
    );
    expect(shortcut(new Set(['user.update']), ['user'], offered, 'read')).toEqual(['user.list']);
    expect(shortcut(new Set(['user.list', 'brand.list']), ['user'], offered, 'nothing')).toEqual([
      'brand.list',
    ]);
    expect(grantedVerbs('user', offered)).toEqual(['list', 'update', 'validate']);
  });
});
