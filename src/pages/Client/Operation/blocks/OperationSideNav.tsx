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
import { OperationNav } from '#ui/layout/OperationNav.tsx';
import type { NavItem } from '#ui/layout/types.ts';

/** The operation that a page is about, as far as its navigation shows it. */
export interface OperationIdentity {
  id: string;
  ref: string;
  name: string;
  status: OperationState;
  city?: string | undefined;
}

export type OperationPageName =
  | 'show'
  | 'visits'
  | 'estimations'
  | 'offers'
  | 'projects'
  | 'simulations'
  | 'financing'
  | 'forecast'
  | 'cash'
  | 'sale'
  | 'contacts'
  | 'urban'
  | 'purchase'
  | 'notarySales'
  | 'works'
  | 'site'
  | 'broadcast'
  | 'share'
  | 'terminate'
  | 'edit';

interface OperationSideNavProps {
  operation: OperationIdentity;
  current: OperationPageName;
  canUpdate: boolean;
}

/** The pages of one operation; what a person may not open is not listed. */
export function useOperationPages({ operation, current, canUpdate }: OperationSideNavProps): NavItem[] {
  const t = useMessages(operationMessages);
  const parameters = { operation: operation.id };
  const pages: NavItem[] = [
    { label: t('nav.show'), href: show(parameters), icon: House, isCurrent: current === 'show' },
    {
      label: t('nav.visits'),
      href: visits(parameters),
      icon: CalendarClock,
      isCurrent: current === 'visits',
    },
    {
      label: t('nav.estimations'),
      href: estimations(parameters),
      icon: BadgeEuro,
      isCurrent: current === 'estimations',
    },
    {
      label: t('nav.offers'),
      href: offers(parameters),
      icon: Handshake,
      isCurrent: current === 'offers',
    },
    {
      label: t('nav.projects'),
      href: projects(parameters),
      icon: Blocks,
      isCurrent: current === 'projects',
    },
    {
      label: t('nav.simulations'),
      href: simulations(parameters),
      icon: Calculator,
      isCurrent: current === 'simulations',
    },
    {
      label: t('nav.financing'),
      href: financing(parameters),
      icon: Landmark,
      isCurrent: current === 'financing',
    },
    {
      label: t('nav.forecast'),
      href: forecast(parameters),
      icon: ChartNoAxesCombined,
      isCurrent: current === 'forecast',
    },
    {
      label: t('nav.cash'),
      href: cashFlowForecast(parameters),
      icon: Coins,
      isCurrent: current === 'cash',
    },
    {
      label: t('nav.sale'),
      href: sale(parameters),
      icon: Store,
      isCurrent: current === 'sale',
    },
    {
      label: t('nav.notarySales'),
      href: notarySales(parameters),
      icon: Stamp,
      isCurrent: current === 'notarySales',
    },
    {
      label: t('nav.contacts'),
      href: contacts(parameters),
      icon: Users,
      isCurrent: current === 'contacts',
    },
    {
      label: t('nav.site'),
      href: site(parameters),
      icon: Globe,
      isCurrent: current === 'site',
    },
    {
      label: t('nav.broadcast'),
      href: broadcast(parameters),
      icon: Megaphone,
      isCurrent: current === 'broadcast',
    },
    {
      label: t('nav.urban'),
      href: urbanPlanning(parameters),
      icon: Scale,
      isCurrent: current === 'urban',
    },
    {
      label: t('nav.purchase'),
      href: purchase(parameters),
      icon: Signature,
      isCurrent: current === 'purchase',
    },
    {
      label: t('nav.works'),
      href: construction(parameters),
      icon: HardHat,
      isCurrent: current === 'works',
    },
  ];
  if (canUpdate) {
    // Whoever may change an operation may share it.
    pages.push({
      label: t('nav.share'),
      href: share(parameters),
      icon: Share2,
      isCurrent: current === 'share',
    });
    pages.push({
      label: t('nav.terminate'),
      href: terminate(parameters),
      icon: FlagTriangleRight,
      isCurrent: current === 'terminate',
    });
    pages.push({
      label: t('nav.edit'),
      href: edit(parameters),
      icon: FilePenLine,
      isCurrent: current === 'edit',
    });
  }
  return pages;
}

/** The way back to the list, the cover and name of the operation, and its pages. */
export function OperationSideNav(props: OperationSideNavProps) {
  const t = useMessages(operationMessages);
  const items = useOperationPages(props);
  const { operation } = props;
  return (
    <OperationNav
      groups={[{ id: 'operation', items }]}
      back={{ label: t('nav.back'), href: index() }}
      seed={operation.id}
      name={operation.name}
      caption={operation.city === undefined ? operation.ref : `${operation.ref} · ${operation.city}`}
      badge={<StateBadge state={operation.status} />}
    />
  );
}
