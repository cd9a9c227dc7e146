import { parseJson } from './parse-json.ts';
import { readPageObject, type PageObject } from './page-object.ts';

/** The little of a document that is read: fits `document` and a test's stand-in. */
export interface FirstPageDocument {
  querySelector(selectors: string): {
    readonly textContent: string | null;
    getAttribute(name: string): string | null;
  } | null;
}

function parse(text: string | null | undefined): PageObject | null {
  return text ? readPageObject(parseJson(text)) : null;
}

/**
 * The page that came with the document: `<script type="application/json" data-page>` (protocol v3), else the
 * `data-page` attribute of the mount element (v1, v2). Null when there is none: the address is then fetched.
 */
export function readFirstPage(source: FirstPageDocument, mountId = 'app'): PageObject | null {
  const script =
    source.querySelector(`script[type="application/json"][data-page="${mountId}"]`) ??
    source.querySelector('script[type="application/json"][data-page]');
  return parse(script?.textContent) ?? parse(source.querySelector(`#${mountId}`)?.getAttribute('data-page'));
}
