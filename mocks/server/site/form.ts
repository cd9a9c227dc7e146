import { messagesFor } from '#messages/locale.ts';
import * as siteMessages from '#messages/site.ts';
import { escapeHtml as e } from '#mocks/server/mail/html.ts';
import type { PageParts } from './sections.ts';

const words = messagesFor('fr', siteMessages).form;

/** How the form of a page stands: where it is sent, what was typed and what is wrong with it. */
export interface FormState {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly isSent: boolean;
}

/** The form by which visitors ask: a plain one, that needs no script. */
export function formHtml({ content, facts, form }: PageParts): string {
  if (form?.isSent === true) return `<p class="said ok" role="status">${words.thanks}</p>`;
  const has = (field: (typeof content.formFields)[number]): boolean => content.formFields.includes(field);
  const valueOf = (name: string): string => form?.values[name] ?? '';
  const bad = (name: string): string => {
    const text = form?.errors[name];
    return text === undefined ? '' : `<span class="bad" id="${name}-erreur">${e(text)}</span>`;
  };
  const state = (name: string): string =>
    form?.errors[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-erreur"`;
  const input = (name: string, label: string, rest: string): string =>
    `<label>${label}<input name="${name}" value="${e(valueOf(name))}"${state(name)} ${rest}>${bad(name)}</label>`;
  const lots = facts.lots.filter(({ status }) => status === 'available' || status === 'optioned');
  const options = lots.map(
    ({ id, ref, areaM2 }) =>
      `<option value="${id}"${valueOf('lotId') === id ? ' selected' : ''}>${e(ref)} · ${areaM2.replace('.', ',')} m²</option>`,
  );
  const refused =
    form !== null && Object.keys(form.errors).length > 0
      ? `<p class="said no" role="alert">${e(form.errors['base'] ?? words.refused)}</p>`
      : '';
  return `${refused}<p>${words.intro}</p><form method="post" action="${e(form?.action ?? '')}" novalidate>
<div class="two">${input('firstName', words.firstName, 'autocomplete="given-name" maxlength="80"')}${input('lastName', words.lastName, 'autocomplete="family-name" maxlength="80" required')}</div>
<div class="two">${input('email', words.email, 'type="email" autocomplete="email" maxlength="190" required')}${has('phone') ? input('phone', words.phone, 'type="tel" autocomplete="tel" maxlength="30"') : ''}</div>
${has('lot') && lots.length > 0 ? `<label>${words.lot}<select name="lotId"><option value="">${words.anyLot}</option>${options.join('')}</select></label>` : ''}
${has('message') ? `<label>${words.message}<textarea name="message" rows="5" maxlength="2000">${e(valueOf('message'))}</textarea></label>` : ''}
<div class="hp" aria-hidden="true"><label>${words.website}<input name="website" tabindex="-1" autocomplete="off"></label></div>
<label class="tick"><input type="checkbox" name="consent"${valueOf('consent') === '' ? '' : ' checked'}${state('consent')} required><span>${e(content.consentText)}${bad('consent')}</span></label>
<button${form === null ? ' type="button" disabled' : ''}>${words.send}</button>
${form === null ? `<p>${words.inactive}</p>` : ''}</form>`;
}
