import type { SupplierDocumentKind } from '#domain/relation/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as messages from '#messages/mail/supplier.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** To a supplier: papers that it is asked for, and the link by which it deposits them. */
export const supplierDocumentRequest = defineMail({
  messages,
  example: {
    sender: 'Hugo Lartigue',
    company: 'Garonne Patrimoine',
    supplier: 'Maçonnerie Ferrand & Cie',
    kinds: ['vigilance', 'ten-year-insurance'] as readonly SupplierDocumentKind[],
    message: 'Merci de les déposer avant le début du chantier.',
    lastDay: new Date('2026-12-20T12:00:00Z'),
    href: 'https://ilot.example/depot/1',
  },
  compose: (t, { kinds, message, lastDay, href, ...words }, { day }, locale) => {
    const names = messagesFor(locale, supplierMessages).documents.kind;
    return {
      subject: t.subject,
      preheader: fill(t.preheader, words),
      title: t.title,
      blocks: [
        paragraph(fill(t.body, words)),
        ...(message === '' ? [] : [quote(message)]),
        facts([t.asked, kinds.map((kind) => names[kind]).join(', ')], [t.until, day(lastDay)]),
        button(t.action, href),
        note(t.note),
      ],
    };
  },
});
