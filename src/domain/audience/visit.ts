/** Parts of the application whose pages are counted. */
export const visitAreas = ['admin', 'client', 'guest', 'export'] as const;
export type VisitArea = (typeof visitAreas)[number];

export const visitDevices = ['desktop', 'mobile', 'tablet'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** The kind of device that a browser says it runs on; a desktop where it does not say. */
export function deviceOf(userAgent: string): VisitDevice {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'mobile' : 'tablet';
  return /iPhone|iPod|Mobile/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** The site from which somebody came, without `www.`; null within our own and where it is not told. */
export function referrerDomain(referrer: string | null, ownHost: string): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { protocol, host, hostname } = new URL(referrer);
  if (host === ownHost || !/^https?:$/.test(protocol) || hostname === '') return null;
  return hostname.replace(/^www\./, '').slice(0, 120);
}

/** Days that an audience is read over, today among them; single visits are forgotten after thirty. */
export const visitPeriodDays = { '7d': 7, '30d': 30, '90d': 90, year: 365 } as const;
export type VisitPeriod = keyof typeof visitPeriodDays;
export const visitPeriods = Object.keys(visitPeriodDays) as readonly VisitPeriod[];

/** Single visits are kept this long: nobody is told apart from another beyond. */
export const singleVisitsKeptDays = 30;
