/** One part of a mail's body. All texts are plain: the layout alone writes markup. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string }
  /** Smaller, at the end: what to do when one did not expect the mail. */
  | { readonly kind: 'note'; readonly text: string };

/** What a mail says, before it is written as HTML and as text. */
export interface MailContent {
  /** Its object, without the sender's name. */
  readonly subject: string;
  /** Line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });
export const facts = (...rows: (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  rows,
});

/**
 * A button, which the text part writes as an address.
 *
 * @throws RangeError unless `href` is an absolute address of the web
 */
export function button(label: string, href: string): MailBlock {
  if (!/^https?:\/\//.test(href))
    throw new RangeError(`a mail links to absolute addresses only, not ${href}`);
  return { kind: 'button', label, href };
}
