/** Anyone whose roles are known by name. */
export interface RoleBearer {
  readonly roles?: readonly { readonly name: string }[] | null;
}

/**
 * Whether the user bears at least one of the roles. Exact names, case-sensitive, no hierarchy, no wildcard.
 * No user, no role or an empty list answer false. It shows or hides; the server decides.
 */
export function hasRole(user: RoleBearer | null | undefined, names: string | readonly string[]): boolean {
  const wanted = typeof names === 'string' ? [names] : names;
  return (user?.roles ?? []).some((role) => wanted.includes(role.name));
}
