// Generated from the icons of routes.manifest.json by "npm run routes -- generate".

import {
  BookOpenText,
  Building2,
  CalendarClock,
  CalendarDays,
  CreditCard,
  FilePen,
  FileUser,
  Handshake,
  Images,
  LayoutDashboard,
  ListChecks,
  Newspaper,
  Radar,
  ScanSearch,
  Truck,
  UserCog,
  Users,
  Warehouse,
} from 'lucide-react';

/** Icons of the menu, by the names that the manifest gives. */
export const clientIcons = {
  BookOpenText,
  Building2,
  CalendarClock,
  CalendarDays,
  CreditCard,
  FilePen,
  FileUser,
  Handshake,
  Images,
  LayoutDashboard,
  ListChecks,
  Newspaper,
  Radar,
  ScanSearch,
  Truck,
  UserCog,
  Users,
  Warehouse,
};
