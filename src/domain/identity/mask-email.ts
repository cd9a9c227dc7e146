/**
 * An address of which only the first sign and the domain are told: `j•••@example.test`. As many dots whatever its
 * length.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
