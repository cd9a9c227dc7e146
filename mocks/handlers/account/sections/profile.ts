import { phoneText } from '#domain/identity/phone.ts';
import type { SignedInContext } from '#mocks/server/context.ts';

/** One's own profile as its form starts from. */
export function profileOf({ actor }: SignedInContext) {
  const { user } = actor;
  return {
    tab: 'profil' as const,
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: phoneText(user.phone ?? ''),
      jobTitle: user.jobTitle ?? '',
      locale: user.locale,
      emailSignature: user.emailSignature ?? '',
    },
    version: user.version,
    pendingEmail: user.pendingEmail,
  };
}
