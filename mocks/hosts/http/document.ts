import type { DocumentMeta } from '#mocks/server/dependencies.ts';
import type { Preloads } from './assets.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end the element it stands in (HTML, restrictions on the contents of scripts). */
const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The document of a first load: the application's own HTML with the page object as a data block, so that
 * no second request is needed, and the page's chunk preloaded.
 */
export function renderDocument(html: string, meta: DocumentMeta, preloads: Preloads): string {
  const theme = meta.isPrint ? 'light' : meta.theme;
  const head = [
    `<meta name="csrf-token" content="${attribute(meta.csrfToken)}">`,
    ...preloads.styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...preloads.fonts.map(
      (href) => `<link rel="preload" href="${attribute(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...preloads.modules.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    `<script type="application/json" data-page="app">${dataBlock(meta.page)}</script>`,
  ].join('\n    ');
  return html
    .replace('<html lang="fr"', `<html lang="${meta.locale}" data-theme="${theme}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(meta.appName)}</title>`)
    .replace('<!--page-->', () => head);
}
