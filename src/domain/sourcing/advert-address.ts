import type { SourceKind } from '../operation/enums.ts';

/** Sites whose name tells where an opportunity comes from. */
const knownHosts: Readonly<Record<string, SourceKind>> = {
  'leboncoin.fr': 'portal',
  'seloger.com': 'portal',
  'bienici.com': 'portal',
  'logic-immo.com': 'portal',
  'pap.fr': 'portal',
  'immobilier.notaires.fr': 'notary',
  'licitor.com': 'auction',
  'agorastore-immobilier.com': 'auction',
};

/** Parameters that tell who sent a visitor, not which advert is shown. */
const trackingPattern = /^(?:utm_.*|at_.*|gclid|gbraid|wbraid|fbclid|msclkid|xtor|xtmc|mc_cid|mc_eid)$/;

/** The most characters of an address that is kept. */
export const maxAdvertAddressLength = 2000;

/** The address of an advert, in the one form that its copies share. */
export interface AdvertAddress {
  /** With https, without `www.`, tracking parameters, anchor and final slash; parameters in their order. */
  readonly url: string;
  /** Of the site, as people know it: `leboncoin.fr`. */
  readonly host: string;
  /** Where adverts of this site come from; null for a site that is not known. */
  readonly sourceKind: SourceKind | null;
}

/** Reads what somebody pasted as the address of an advert; null when it is none. Never throws. */
export function advertAddress(text: string): AdvertAddress | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxAdvertAddressLength || /\s/.test(trimmed)) return null;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const read = URL.parse(withScheme);
  if (read === null || !/^https?:$/.test(read.protocol)) return null;
  if (read.username !== '' || read.password !== '') return null;
  const host = read.hostname.replace(/^(?:www|m|mobile)\./, '').replace(/\.$/, '');
  if (!/^[^.]+(?:\.[^.]+)+$/.test(host)) return null;
  const kept = [...read.searchParams].filter(([name]) => !trackingPattern.test(name.toLowerCase()));
  const query = new URLSearchParams(kept);
  query.sort();
  const path = read.pathname.replace(/\/+$/, '');
  const port = read.port === '' || read.port === '80' ? '' : `:${read.port}`;
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return { url: `https://${host}${port}${path}${search}`, host, sourceKind: sourceKindOf(host) };
}

function sourceKindOf(host: string): SourceKind | null {
  const known = Object.entries(knownHosts).find(([name]) => host === name || host.endsWith(`.${name}`));
  return known?.[1] ?? null;
}
