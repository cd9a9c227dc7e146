/** The constraint that a failed write ran into, null for another failure; both drivers report it on the cause. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  const constraint: unknown =
    typeof cause === 'object' && cause !== null && 'constraint' in cause ? cause.constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}
