import type { LotState } from '#domain/lot/states.ts';
import { isSectionOn, type SiteContent, type SiteSection, type SiteSectionKind } from '#domain/site/site.ts';
import { messagesFor } from '#messages/locale.ts';
import * as siteMessages from '#messages/site.ts';
import { fill } from '#messages/fill.ts';
import { escapeHtml as e } from '#mocks/server/mail/html.ts';
import { formHtml, type FormState } from './form.ts';
import type { PageFacts, PublicLot, PublicMedia } from './page-facts.ts';

const words = messagesFor('fr', siteMessages);

/** What a page is made of. */
export interface PageParts {
  readonly content: SiteContent;
  readonly facts: PageFacts;
  /** Addresses of the pictures and papers. */
  readonly hrefOf: (mediaId: string, isSmall: boolean) => string;
  /** Addresses of pictures in one of their sizes, by the longest side; null for a draft, which has but one. */
  readonly copyHrefOf: ((mediaId: string, sidePx: number) => string) | null;
  /** Null for a draft, whose form sends nothing. */
  readonly form: FormState | null;
}

/** A text in paragraphs: an empty line parts them. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${e(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The title of a part: its own, or the usual one. */
export const titleOf = ({ title, kind }: SiteSection): string => title || words.sections[kind];

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const bodies: Readonly<Record<SiteSectionKind, (parts: PageParts, section: SiteSection) => string>> = {
  hero: () => '',
  intro: () => '',
  lots: lotsHtml,
  plan: picturesHtml,
  gallery: picturesHtml,
  location: locationHtml,
  advancement: (parts, section) => worksHtml(parts) + picturesHtml(parts, section),
  documents: papersHtml,
  team: ({ facts }) =>
    `<dl><dt>${words.team.manager}</dt><dd>${e(facts.manager)}, ${e(companyOf(facts))}</dd></dl>`,
  contact: formHtml,
  legal: ({ content }) => legalHtml(content),
};

/** How the company calls itself in public. */
export const companyOf = ({ tenant }: PageFacts): string => tenant.tradeName ?? tenant.name;

/** One part of the page as HTML. */
export function sectionHtml(parts: PageParts, section: SiteSection): string {
  if (section.kind === 'hero') return heroHtml(parts, section);
  const body = paragraphs(section.text) + bodies[section.kind](parts, section);
  const tag = section.kind === 'legal' ? 'footer' : 'section';
  const id = `${section.kind}-titre`;
  return `<${tag} id="${section.kind}" aria-labelledby="${id}"><div class="in"><h2 id="${id}">${e(titleOf(section))}</h2>${body}</div></${tag}>`;
}

/**
 * The attributes by which a browser chooses the size that it shows; empty for a picture of one size.
 *
 * @param sizes how wide it stands on the page, as style sheets write it
 */
function sizesHtml(
  { hrefOf, copyHrefOf }: PageParts,
  { id, copies, widthPx }: PublicMedia,
  sizes: string,
): string {
  if (copyHrefOf === null || copies.length === 0 || widthPx === null) return '';
  const set = [
    ...copies.map((copy) => `${copyHrefOf(id, copy.sidePx)} ${copy.widthPx}w`),
    `${hrefOf(id, false)} ${widthPx}w`,
  ];
  return ` srcset="${e(set.join(', '))}" sizes="${e(sizes)}"`;
}

function heroHtml(parts: PageParts, { text }: SiteSection): string {
  const { content, facts, hrefOf } = parts;
  const hero = content.heroMediaId === null ? undefined : facts.media.get(content.heroMediaId);
  const picture =
    hero === undefined
      ? ''
      : `<img src="${e(hrefOf(hero.id, false))}"${sizesHtml(parts, hero, '100vw')} alt="${e(hero.alt)}" fetchpriority="high">`;
  const baseline = content.baseline === '' ? '' : `<p>${e(content.baseline)}</p>`;
  return `<section id="hero" class="hero${picture === '' ? '' : ' pic'}">${picture}<div class="in"><h1>${e(content.title)}</h1>${baseline}${paragraphs(text)}</div></section>`;
}

const publicState = (status: LotState): keyof typeof words.states => {
  if (status === 'available' || status === 'optioned' || status === 'reserved') return status;
  return status === 'under_contract' ? 'reserved' : 'sold';
};

function priceOf(content: SiteContent, { priceTtcCents, status }: PublicLot): string {
  if (content.showPrices === 'on_request') return words.lots.onRequest;
  const isTaken = publicState(status) === 'sold' || publicState(status) === 'reserved';
  if (isTaken || priceTtcCents === null) return '–';
  return euros.format(priceTtcCents / 100);
}

function lotsHtml({ content, facts }: PageParts): string {
  if (facts.lots.length === 0) return `<p>${words.lots.none}</p>`;
  const hasPrice = content.showPrices !== 'no';
  const t = words.lots;
  const rows = facts.lots.map((lot) => {
    const rooms = lot.rooms === null ? '' : ` · ${fill(t.rooms, { rooms: lot.rooms })}`;
    const level = lot.level === null ? '–' : lot.level === 0 ? t.ground : String(lot.level);
    const state = publicState(lot.status);
    return `<tr${state === 'sold' || state === 'reserved' ? ' class="taken"' : ''}><th scope="row">${e(lot.ref)}</th><td>${words.types[lot.type]}${rooms}</td><td>${level}</td><td class="n">${lot.areaM2.replace('.', ',')} m²</td>${hasPrice ? `<td class="n">${priceOf(content, lot)}</td>` : ''}<td>${words.states[state]}</td></tr>`;
  });
  return `<div class="scroll" role="region" aria-labelledby="lots-titre" tabindex="0"><table><thead><tr><th scope="col">${t.ref}</th><th scope="col">${t.type}</th><th scope="col">${t.level}</th><th scope="col" class="n">${t.area}</th>${hasPrice ? `<th scope="col" class="n">${t.price}</th>` : ''}<th scope="col">${t.status}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const ofSection = ({ facts }: PageParts, { mediaIds }: SiteSection): PublicMedia[] =>
  mediaIds.flatMap((id) => facts.media.get(id) ?? []);

/** How wide a picture of the grid is: all of a phone, a quarter of a screen. */
const gridSizes = '(max-width: 34rem) 100vw, 20rem';

function picturesHtml(parts: PageParts, section: SiteSection): string {
  const pictures = ofSection(parts, section).filter(({ isPicture }) => isPicture);
  if (pictures.length === 0) return '';
  const items = pictures.map(
    (picture) =>
      `<li><figure><img src="${e(parts.hrefOf(picture.id, true))}"${sizesHtml(parts, picture, gridSizes)} alt="${e(picture.alt)}" loading="lazy"><figcaption>${e(picture.title)}</figcaption></figure></li>`,
  );
  return `<ul class="grid">${items.join('')}</ul>`;
}

const sizes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

function papersHtml(parts: PageParts, section: SiteSection): string {
  const papers = ofSection(parts, section);
  if (papers.length === 0) return '';
  const items = papers.map(
    ({ id, title, sizeBytes }) =>
      `<li><a href="${e(parts.hrefOf(id, false))}">${e(title)}</a> (${sizes.format(sizeBytes / 1_000_000)} Mo)</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function locationHtml({ facts: { operation } }: PageParts): string {
  return `<p>${e([operation.addressLine, `${operation.postalCode} ${operation.city}`].filter(Boolean).join(', '))}</p>`;
}

function worksHtml({ facts: { operation } }: PageParts): string {
  const t = words.works;
  const dayText = (real: string | null, planned: string | null): string => {
    if (real !== null) return dates.format(new Date(`${real}T00:00:00Z`));
    if (planned === null) return t.unknown;
    return fill(t.planned, { date: dates.format(new Date(`${planned}T00:00:00Z`)) });
  };
  const rows = [
    [t.start, dayText(operation.worksStartedOn, null)],
    [t.end, dayText(operation.receptionOn, operation.targetWorksEndOn)],
    [t.delivery, dayText(operation.closedOn, operation.targetCloseOn)],
  ];
  return `<dl>${rows.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function legalHtml(content: SiteContent): string {
  const t = words.legal;
  const rows: readonly (readonly [string, string])[] = [
    [t.publisher, content.legalPublisher],
    [t.address, content.legalAddress],
    [t.siren, content.legalSiren],
    [t.director, content.legalDirector],
    [t.host, content.legalHost],
  ];
  const filled = rows.filter(([, value]) => value !== '');
  const data = isSectionOn(content, 'contact') ? `<p>${t.data}</p>` : '';
  return `<dl>${filled.map(([label, value]) => `<dt>${label}</dt><dd>${e(value)}</dd>`).join('')}</dl>${data}<p>${t.measure}</p>`;
}
