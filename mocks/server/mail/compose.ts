import type { Locale } from '#mocks/db/schema/index.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as frameMessages from '#messages/mail/frame.ts';
import { type MailBlock, type MailContent, paragraph } from './content.ts';
import type { MailDefinition } from './define.ts';
import { mailFormat } from './format.ts';
import type { MailFrame } from './frame.ts';
import { mailHtml } from './html.ts';
import { mailKinds, type MailKind, type MailValues } from './kinds/index.ts';

/** For whom and in whose name a mail is written. */
export interface MailSetting {
  readonly locale: Locale;
  readonly appName: string;
  readonly supportEmail: string;
  /** Name of the reader, for the greeting; null when it is not known. */
  readonly name: string | null;
  /** The company that the mail is about; null writes the platform's name in the subject. */
  readonly company: string | null;
}

/** A mail's subject and its two parts. */
export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail of a kind in the reader's language. Values may hold any text: none reaches the HTML as markup. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  values: MailValues<Kind>,
  { locale, appName, supportEmail, name, company }: MailSetting,
): ComposedMail {
  const definition = mailKinds[kind] as unknown as MailDefinition<MailValues<Kind> & object>;
  const t = messagesFor(locale, frameMessages);
  const said = definition.compose(locale, values, mailFormat(locale, appName));
  const greeting = name === null ? t.greetingUnknown : fill(t.greeting, { name });
  const content = { ...said, blocks: [paragraph(greeting), ...said.blocks] };
  const frame: MailFrame = {
    locale,
    appName,
    reason: fill(t.reason, { app: appName }),
    help: fill(t.help, { address: supportEmail }),
    addressHint: t.addressHint,
  };
  return {
    subject: oneLine(fill(t.subject, { subject: said.subject, sender: company ?? appName })),
    html: mailHtml(content, frame),
    text: mailText(content, frame),
  };
}

/** A header is one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text part: the same words, and the same addresses on lines of their own. */
function mailText(content: MailContent, frame: MailFrame): string {
  return [
    content.title,
    ...content.blocks.map(textBlock),
    ['-- ', frame.appName, frame.reason, frame.help].join('\n'),
    '',
  ].join('\n\n');
}

function textBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.rows.map(([label, value]) => `${label} : ${value}`).join('\n');
    case 'button':
      return `${block.label} :\n${block.href}`;
  }
}
