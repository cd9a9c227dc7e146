// Generated from the icons of routes.manifest.json by "npm run routes -- generate".

import {
  BookOpenText,
  Building2,
  ChartColumn,
  ChartNoAxesCombined,
  Handshake,
  LayoutDashboard,
  Link2,
  Megaphone,
  Network,
  Newspaper,
  ShieldCheck,
  Target,
  TicketPercent,
  UserRoundCog,
  UserSearch,
  Users,
} from 'lucide-react';

/** Icons of the menu, by the names that the manifest gives. */
export const adminIcons = {
  BookOpenText,
  Building2,
  ChartColumn,
  ChartNoAxesCombined,
  Handshake,
  LayoutDashboard,
  Link2,
  Megaphone,
  Network,
  Newspaper,
  ShieldCheck,
  Target,
  TicketPercent,
  UserRoundCog,
  UserSearch,
  Users,
};
