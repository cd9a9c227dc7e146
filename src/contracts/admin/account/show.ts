import * as z from 'zod';
import { accountProps, exampleAccount } from '../../account/props.ts';
import {
  journalSection,
  notificationsSection,
  profileSection,
  securitySection,
  sessionsSection,
} from '../../account/sections.ts';
import { adminTabs } from '../../account/tabs.ts';
import { definePage } from '../../define.ts';

/** Which part an address asks for. */
export interface Query {
  readonly tab?: (typeof adminTabs)[number];
}

export const adminAccountPage = definePage({
  component: 'Admin/Account/Show',
  query: z.object({ tab: z.enum(adminTabs).catch('profil') }),
  props: accountProps(
    adminTabs,
    z.discriminatedUnion('tab', [
      profileSection,
      securitySection,
      sessionsSection,
      notificationsSection,
      journalSection,
    ]),
  ),
  example: { ...exampleAccount, tabs: [...adminTabs] },
});
export type AdminAccountProps = z.infer<typeof adminAccountPage.props>;
