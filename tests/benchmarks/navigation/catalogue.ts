/** What a page mostly holds. */
export type Kind = 'text' | 'table' | 'chart' | 'form';

export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly kind: Kind;
}

const page = (name: string, kind: Kind): BenchPage => ({ name, path: `/${name.toLowerCase()}`, kind });

/** The twelve pages that both clients are built from; the first visited of each kind is the one measured. */
export const catalogue: readonly BenchPage[] = [
  { name: 'Home', path: '/', kind: 'text' },
  page('About', 'text'),
  page('Users', 'table'),
  page('Chart', 'chart'),
  page('Contact', 'form'),
  page('Terms', 'text'),
  page('Help', 'text'),
  page('Team', 'text'),
  page('Orders', 'table'),
  page('Invoices', 'table'),
  page('Sales', 'chart'),
  page('Settings', 'form'),
];

/** One page of each kind. */
export const measured: readonly BenchPage[] = catalogue.slice(1, 5);
