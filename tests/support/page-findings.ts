import type { Page } from 'playwright-core';

export type Language = 'fr' | 'en';

/** What can be told of a page that stands. */
export interface PageFacts {
  /** The component that the server answered with. */
  readonly component: string;
  readonly titles: readonly string[];
  readonly documentTitle: string;
  readonly language: string;
  /** Last step of the way to the page; null where there is no way. */
  readonly lastStep: string | null;
  readonly isPrint: boolean;
  /** How much wider it is than the screen. */
  readonly excessPx: number;
}

/** Reads a page once its title is there. */
export async function pageFacts(page: Page): Promise<PageFacts> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const data = document.querySelector('script[type="application/json"][data-page]')?.textContent;
    const { clientWidth, scrollWidth, lang } = document.documentElement;
    return {
      component: (JSON.parse(data ?? '{"component":""}') as { component: string }).component,
      titles: [...document.querySelectorAll('h1')].map((title) => title.textContent.trim()),
      documentTitle: document.title,
      language: lang,
      lastStep: document.querySelector('nav ol [aria-current="page"]')?.textContent ?? null,
      isPrint: document.documentElement.dataset['print'] !== undefined,
      excessPx: scrollWidth - clientWidth,
    };
  });
}

/** Pages of these areas stand in a frame that tells the way to them. */
const hasWay = (component: string): boolean =>
  /^(Client|Admin)\//.test(component) && !component.startsWith('Admin/Auth/');

/** What no page may lack, whoever reads it; one line for each fault. */
export function pageFindings(facts: PageFacts, component: string, language: Language): readonly string[] {
  const { titles, documentTitle, lastStep, isPrint, excessPx } = facts;
  const findings: string[] = [];
  if (facts.component !== component) findings.push(`shows ${facts.component} instead of ${component}`);
  if (titles.filter((title) => title !== '').length !== 1) findings.push(`${titles.length} main titles`);
  // What is saved as a PDF is called by its own name.
  const isTitled = (component.startsWith('Export/') ? /\S — \S/ : /\S - Îlot$/).test(documentTitle);
  if (!isTitled) findings.push(`document title “${documentTitle}”`);
  if (facts.language !== language) findings.push(`language “${facts.language}”`);
  if (hasWay(component) && lastStep === null) findings.push('no way to it in the breadcrumb');
  if (hasWay(component) && /^(Erreur|Error)$/.test(lastStep ?? ''))
    findings.push('the way of an error in the breadcrumb');
  // Paper has its own width, which a phone scrolls.
  if (!isPrint && excessPx > 0) findings.push(`${excessPx} px too wide`);
  return findings;
}
