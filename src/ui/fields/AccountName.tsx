/** Tells password managers whose password is typed, where the address is no field of the form. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />;
}
