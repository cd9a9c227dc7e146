import {
  BadgeEuro,
  Blocks,
  Calculator,
  CalendarClock,
  ChartNoAxesCombined,
  Coins,
  FilePenLine,
  FlagTriangleRight,
  Handshake,
  Globe,
  HardHat,
  House,
  Landmark,
  Megaphone,
  Scale,
  Share2,
  Signature,
  Stamp,
  Store,
  Users,
} from 'lucide-react';
import {
  isPageUseful,
  operationPageGroups,
  type OperationPageGroup,
  type OperationPageName,
} from '#domain/operation/pages.ts';
import type { OperationState } from '#domain/operation/states.ts';
import {
  cashFlowForecast,
  construction,
  edit,
  forecast,
  index,
  show,
  urbanPlanning,
} from '#generated/routes/client/operation.ts';
import { edit as broadcast } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { index as estimations } from '#generated/routes/client/operation/estimation.ts';
import { index as financing } from '#generated/routes/client/operation/financing.ts';
import { edit as purchase } from '#generated/routes/client/operation/notary/purchase.ts';
import { index as notarySales } from '#generated/routes/client/operation/notary/sale.ts';
import { index as offers } from '#generated/routes/client/operation/offer.ts';
import { index as projects } from '#generated/routes/client/operation/project.ts';
import { contact as contacts, index as sale } from '#generated/routes/client/operation/sale.ts';
import { index as simulations } from '#generated/routes/client/operation/simulation.ts';
import { edit as terminate } from '#generated/routes/client/operation/terminate.ts';
import { index as visits } from '#generated/routes/client/operation/visit.ts';
import { edit as site } from '#generated/routes/client/site-template.ts';
import { operation as share } from '#generated/routes/client/share.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import { OperationNav } from '#ui/layout/OperationNav.tsx';
import type { NavGroup, NavItem } from '#ui/layout/types.ts';

/** The operation that a page is about, as far as its navigation shows it. */
export interface OperationIdentity {
  id: string;
  ref: string;
  name: string;
  status: OperationState;
  city?: string | undefined;
}

interface OperationSideNavProps {
  operation: OperationIdentity;
  current: OperationPageName;
  canUpdate: boolean;
}

type Parameters = { readonly operation: string };

/** Where each page is, and its sign. */
const pages: Readonly<
  Record<OperationPageName, { readonly icon: IconShape; readonly hrefOf: (parameters: Parameters) => string }>
> = {
  show: { icon: House, hrefOf: show },
  projects: { icon: Blocks, hrefOf: projects },
  estimations: { icon: BadgeEuro, hrefOf: estimations },
  simulations: { icon: Calculator, hrefOf: simulations },
  visits: { icon: CalendarClock, hrefOf: visits },
  urban: { icon: Scale, hrefOf: urbanPlanning },
  offers: { icon: Handshake, hrefOf: offers },
  purchase: { icon: Signature, hrefOf: purchase },
  financing: { icon: Landmark, hrefOf: financing },
  works: { icon: HardHat, hrefOf: construction },
  forecast: { icon: ChartNoAxesCombined, hrefOf: forecast },
  cash: { icon: Coins, hrefOf: cashFlowForecast },
  sale: { icon: Store, hrefOf: sale },
  contacts: { icon: Users, hrefOf: contacts },
  notarySales: { icon: Stamp, hrefOf: notarySales },
  site: { icon: Globe, hrefOf: site },
  broadcast: { icon: Megaphone, hrefOf: broadcast },
  share: { icon: Share2, hrefOf: share },
  terminate: { icon: FlagTriangleRight, hrefOf: terminate },
  edit: { icon: FilePenLine, hrefOf: edit },
};

const groupNames = Object.keys(operationPageGroups) as OperationPageGroup[];

/**
 * The pages of one operation by phase of work. What a person may not open, or what can do nothing in the
 * operation's state, is not listed; the page that is open always is.
 */
export function useOperationPages({ operation, current, canUpdate }: OperationSideNavProps): NavGroup[] {
  const t = useMessages(operationMessages);
  const parameters = { operation: operation.id };
  const isListed = (page: OperationPageName, group: OperationPageGroup): boolean =>
    // Whoever may change an operation may share and end it.
    page === current || (isPageUseful(page, operation.status) && (canUpdate || group !== 'record'));
  return groupNames
    .map((group) => ({
      id: group,
      ...(group !== 'overview' && { title: t(`navGroups.${group}`) }),
      items: operationPageGroups[group]
        .filter((page) => isListed(page, group))
        .map((page): NavItem => ({
          label: t(`nav.${page}`),
          href: pages[page].hrefOf(parameters),
          icon: pages[page].icon,
          isCurrent: current === page,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The way back to the list, the cover and name of the operation, and its pages. */
export function OperationSideNav(props: OperationSideNavProps) {
  const t = useMessages(operationMessages);
  const groups = useOperationPages(props);
  const { operation } = props;
  return (
    <OperationNav
      groups={groups}
      back={{ label: t('nav.back'), href: index() }}
      seed={operation.id}
      name={operation.name}
      caption={operation.city === undefined ? operation.ref : `${operation.ref} · ${operation.city}`}
      badge={<StateBadge state={operation.status} />}
    />
  );
}
