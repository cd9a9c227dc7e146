import * as z from 'zod';
import { accountProps, exampleAccount } from '../../account/props.ts';
import {
  notificationsSection,
  profileSection,
  securitySection,
  sessionsSection,
} from '../../account/sections.ts';
import { clientTabs } from '../../account/tabs.ts';
import { definePage } from '../../define.ts';
import { companySection, dataSection } from './company-sections.ts';

/** Which part an address asks for; one that the person may not see answers the first. */
export interface Query {
  readonly tab?: (typeof clientTabs)[number];
}

export const clientAccountPage = definePage({
  component: 'Client/Account/Show',
  query: z.object({ tab: z.enum(clientTabs).catch('profil') }),
  props: accountProps(
    clientTabs,
    z.discriminatedUnion('tab', [
      profileSection,
      securitySection,
      sessionsSection,
      notificationsSection,
      companySection,
      dataSection,
    ]),
  ),
  example: { ...exampleAccount, tabs: [...clientTabs] },
});
export type ClientAccountProps = z.infer<typeof clientAccountPage.props>;
