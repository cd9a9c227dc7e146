import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { securitySection } from '#contracts/account/sections.ts';
import { FormSections } from '#ui/fields/FormSections.tsx';
import type { AccountRoutes } from '../account-routes.ts';
import { DevicesCard } from './DevicesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

interface SecurityPartProps {
  readonly section: z.infer<typeof securitySection>;
  readonly email: string;
  readonly appName: string;
  readonly routes: AccountRoutes;
  /** What an area adds. */
  readonly children?: ReactNode;
}

/** Password, second factor and trusted browsers. */
export function SecurityPart({ section, email, appName, routes, children }: SecurityPartProps) {
  const { confirmedAt, demandedBy } = section.twoFactor;
  const password = (
    <PasswordCard key="password" password={section.password} email={email} href={routes.password} />
  );
  const twoFactor = (
    <TwoFactorCard
      key="two-factor"
      state={section.twoFactor}
      email={email}
      appName={appName}
      routes={routes}
    />
  );
  return (
    <FormSections>
      {/* Who is sent here to set the second factor up finds it without looking for it. */}
      {confirmedAt === null && demandedBy !== null ? [twoFactor, password] : [password, twoFactor]}
      <DevicesCard devices={section.devices} hrefOf={routes.device} />
      {children}
    </FormSections>
  );
}
