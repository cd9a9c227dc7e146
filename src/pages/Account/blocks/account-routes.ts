/** Addresses of the account in one area: the parts are the same in both, their routes are not. */
export interface AccountRoutes {
  readonly profile: string;
  readonly avatar: string;
  readonly email: string;
  readonly password: string;
  readonly twoFactor: string;
  readonly recoveryCodes: string;
  readonly device: (id: string) => string;
  readonly session: (id: string) => string;
  readonly sessions: string;
  readonly notifications: string;
}
