import { mayDo, roleNames, type PermissionKey } from '#domain/access/permissions.ts';

/** The roles that hold a permission, however far it reaches. */
export const rolesWith = (key: PermissionKey): readonly string[] =>
  roleNames.filter((role) => mayDo([role], key));
