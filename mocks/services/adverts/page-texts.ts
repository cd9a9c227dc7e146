import { Parser } from 'htmlparser2';
import { AdvertPageError, type AdvertPage } from './source.ts';
import { readStructuredData } from './structured-data.ts';

/** Elements whose text is not of the advert, or not for people. */
const skipped = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'textarea',
  'nav',
  'aside',
  'footer',
  'title',
]);
/** Elements that end a line. */
const breaking =
  /^(?:address|article|br|dd|div|dl|dt|fieldset|figcaption|figure|form|h[1-6]|header|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;

/** As deep as browsers go. */
const maxDepth = 512;
const maxBody = 20_000;
const maxLine = 2000;
/** Of data for machines. */
const maxData = 262_144;
const maxDataBlocks = 20;
/** A page with fewer letters has been written by nobody. */
const minLetters = 40;

interface Collected {
  readonly data: string[];
  readonly meta: Map<string, string>;
  title: string;
  body: string;
}

/** The texts of a page in HTML. @throws AdvertPageError `empty` for a page without any */
export function pageTexts(html: string): AdvertPage {
  const { data, meta, title, body } = collect(html);
  const site = meta.get('og:site_name') ?? '';
  const structured = readStructuredData(data);
  const named = oneLine(withoutSite(meta.get('og:title') ?? title, site)) || structured.title;
  const summary = meta.get('og:description') ?? meta.get('description') ?? structured.description;
  const price = meta.get('product:price:amount') ?? meta.get('og:price:amount');
  const lines = [
    ...structured.lines,
    ...(price !== undefined && /^\d{1,9}(?:[.,]\d{1,2})?$/.test(price)
      ? [`Prix : ${price.replace('.', ',')} €`]
      : []),
    named,
    summary,
  ];
  const lead = lines
    .map((line) => oneLine(line).slice(0, maxLine))
    .filter((line) => line !== '')
    .join('\n');
  const text = body
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
  if (lead.length + text.length < minLetters) throw new AdvertPageError('empty', 'a page without text');
  return { title: named.slice(0, 120), lead, body: text.slice(0, maxBody) };
}

function collect(html: string): Collected {
  const found: Collected = { data: [], meta: new Map(), title: '', body: '' };
  /** Open elements, the names of those that are skipped among them. */
  let depth = 0;
  let skippedFrom = 0;
  let raw: 'data' | 'title' | null = null;
  let piece = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      // Closing tags are looked for among the open ones: without a limit a page could keep the server busy.
      if (depth > maxDepth) throw new AdvertPageError('empty', 'a page nested without end');
      if (name === 'meta') keepMeta(found.meta, attributes);
      if (isData(name, attributes) && found.data.length < maxDataBlocks) raw = 'data';
      if (name === 'title' && found.title === '' && skippedFrom === 0) raw = 'title';
      if (skippedFrom === 0 && (skipped.has(name) || 'hidden' in attributes)) skippedFrom = depth;
      if (skippedFrom === 0 && breaking.test(name)) found.body += '\n';
    },
    ontext: (text) => {
      if (raw !== null && piece.length < maxData) piece += text;
      if (skippedFrom === 0 && found.body.length < maxBody * 2) found.body += text;
    },
    onclosetag: (name) => {
      if (raw === 'data') found.data.push(piece);
      if (raw === 'title') found.title = piece;
      [raw, piece] = [null, ''];
      if (skippedFrom === depth) skippedFrom = 0;
      else if (skippedFrom === 0 && breaking.test(name)) found.body += '\n';
      depth -= 1;
    },
  });
  parser.end(html);
  return found;
}

const isData = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  name === 'script' && attributes['type']?.trim().toLowerCase() === 'application/ld+json';

/** Keeps the first of each name. */
function keepMeta(meta: Map<string, string>, attributes: Readonly<Record<string, string>>): void {
  const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
  const { content } = attributes;
  if (name !== '' && content !== undefined && !meta.has(name) && meta.size < 200) {
    meta.set(name, content.slice(0, maxLine));
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A title without the site's name behind a sign: « Maison à Libourne | leboncoin ». */
function withoutSite(title: string, site: string): string {
  const [, before, after] =
    /^(.{3,400}?)\s+[|–—-]\s+([^|–—-]{1,60})$/su.exec(title.trim().slice(0, 500)) ?? [];
  const isSite = site !== '' && after?.trim().toLowerCase() === site.trim().toLowerCase();
  return isSite && before !== undefined ? before : title;
}
