import { contractOfPage } from '../manifest/contract-files.ts';

/** Names that follow from that of a page, for templates. */
export interface PageNames {
  /** `FinanceKpi` for `Client/FinanceKpi`. */
  readonly component: string;
  /** `ClientFinanceKpi`: no other page's. */
  readonly unique: string;
  /** `clientFinanceKpi` */
  readonly variable: string;
  /** `Finance kpi` */
  readonly title: string;
  /** `client/finance-kpi` */
  readonly contract: string;
}

/** Names of a page's component, contract and so on. */
export function pageNames(page: string): PageNames {
  const component = page.split('/').at(-1) ?? page;
  const unique = page.replaceAll('/', '');
  const words = contractOfPage(component).replaceAll('-', ' ');
  return {
    component,
    unique,
    variable: unique.charAt(0).toLowerCase() + unique.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    contract: contractOfPage(page),
  };
}
