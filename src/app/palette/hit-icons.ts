import {
  ArrowLeftRight,
  ArrowRight,
  Building,
  Building2,
  Compass,
  DoorOpen,
  FileUser,
  Handshake,
  Link2,
  Network,
  Package,
  Plus,
  Receipt,
  SquareUser,
  TicketPercent,
  UserRound,
  UserSearch,
} from 'lucide-react';
import type { IconShape } from '#ui/identity/Icon.tsx';
import type { HitGroup } from './search-hits.ts';

/** The icon of each kind of thing that is found. */
export const hitIcons: Readonly<Record<HitGroup['type'], IconShape>> = {
  operation: Building2,
  lot: DoorOpen,
  contact: SquareUser,
  profile: FileUser,
  opportunity: Compass,
  transaction: ArrowLeftRight,
  tenant: Building,
  user: UserRound,
  brand: Network,
  plan: Package,
  coupon: TicketPercent,
  utm: Link2,
  prospect: UserSearch,
  sale: Receipt,
  partner: Handshake,
  page: ArrowRight,
  action: Plus,
};
