import { visibleSections } from '#domain/site/site.ts';
import { messagesFor } from '#messages/locale.ts';
import * as siteMessages from '#messages/site.ts';
import { escapeHtml as e } from '#mocks/server/mail/html.ts';
import { companyOf, sectionHtml, titleOf, type PageParts } from './sections.ts';
import { siteStyle } from './styles.ts';

const words = messagesFor('fr', siteMessages);

/** What a document says to search engines. */
export interface DocumentFacts {
  /** The whole address of the page, where it is public. */
  readonly canonical: string | null;
  /** A draft that is only looked at. */
  readonly isPreview: boolean;
}

/** The public page of an operation: one document without script, that fetches nothing from elsewhere. */
export function siteDocument(parts: PageParts, { canonical, isPreview }: DocumentFacts): string {
  const { content, facts } = parts;
  const title = content.seoTitle || `${content.title} · ${facts.operation.city}`;
  const description = content.seoDescription || content.baseline;
  const sections = visibleSections(content);
  const links = sections
    .filter(({ kind }) => kind !== 'hero' && kind !== 'legal')
    .map((section) => `<a href="#${section.kind}">${e(titleOf(section))}</a>`);
  const hasHero = sections.some(({ kind }) => kind === 'hero');
  const hero = content.heroMediaId === null ? undefined : facts.media.get(content.heroMediaId);
  const isKept = content.isHidden || isPreview;
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)}</title>
${description === '' ? '' : `<meta name="description" content="${e(description)}">`}
<meta name="robots" content="${isKept ? 'noindex, nofollow' : 'index, follow'}">
${canonical === null ? '' : `<link rel="canonical" href="${e(canonical)}"><meta property="og:url" content="${e(canonical)}">`}
<meta property="og:type" content="website"><meta property="og:title" content="${e(title)}"><meta property="og:description" content="${e(description)}">
${hero !== undefined && canonical !== null ? `<meta property="og:image" content="${e(new URL(parts.hrefOf(hero.id, false), canonical).href)}">` : ''}
<style>${siteStyle(content)}</style></head>
<body>
${isPreview ? `<p class="note">${words.preview}</p>` : ''}
<header class="bar"><div class="in">${content.hasLogo ? `<strong>${e(companyOf(facts))}</strong>` : ''}${links.length === 0 ? '' : `<nav aria-label="${words.nav}">${links.join('')}</nav>`}</div></header>
<main>${hasHero ? '' : `<div class="in"><h1>${e(content.title)}</h1></div>`}${sections
    .filter(({ kind }) => kind !== 'legal')
    .map((section) => sectionHtml(parts, section))
    .join('\n')}</main>
${sections
  .filter(({ kind }) => kind === 'legal')
  .map((section) => sectionHtml(parts, section))
  .join('')}
</body>
</html>
`;
}

/** What stands where a page was taken offline. */
export const goneDocument = (): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.gone}</title><style>body{display:grid;place-items:center;min-height:90vh;margin:0;padding:1.5rem;font:1.1rem/1.5 system-ui,sans-serif;text-align:center}</style></head><body><main><h1>${words.gone}</h1></main></body></html>`;

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A document as an answer. */
export const htmlAnswer = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
