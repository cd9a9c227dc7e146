import { fill } from '#messages/fill.ts';
import * as messages from '#messages/mail/partner.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** What a request says, in both mails. */
interface RequestSaid {
  readonly subject: string;
  readonly message: string;
  /** The operation that it is about; null for none. */
  readonly operation: string | null;
  /** What of it is passed on: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const said: RequestSaid = {
  subject: 'Financement d’un immeuble',
  message: 'Bonjour, pourriez-vous étudier le financement de cet immeuble de rapport ?',
  operation: 'Les Chais de la Bastide',
  facts: [['Ville', 'Libourne (Gironde)']],
};

interface RequestSent extends RequestSaid {
  readonly sender: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string | null;
}

const sent: RequestSent = {
  ...said,
  sender: 'Hugo Lartigue',
  company: 'Garonne Patrimoine',
  email: 'hugo.lartigue@example.test',
  phone: '+33612345678',
};

/** To a partner: what a client asks, with what they agreed to pass on. Answers go to the client. */
export const partnerRequest = defineMail({
  messages,
  example: sent,
  compose: (t, { subject, message, operation, facts: shared, email, phone, ...words }) => ({
    subject: fill(t.requestSubject, { subject }),
    preheader: fill(t.requestPreheader, words),
    title: fill(t.requestTitle, words),
    blocks: [
      paragraph(fill(t.requestBody, words)),
      quote(message),
      facts(
        [t.sender, `${words.sender}, ${words.company}`],
        [t.email, email],
        ...(phone === null ? [] : ([[t.phone, phone]] as const)),
        ...(operation === null ? [] : ([[t.operation, operation]] as const)),
        ...shared,
      ),
      note(t.requestNote),
    ],
  }),
});

/** To whoever wrote to a partner: a copy of what was passed on. */
export const partnerAcknowledged = defineMail({
  messages,
  example: {
    ...said,
    partner: 'Courtage Hélianthe',
    href: 'https://ilot.example/partenaires/courtage-helianthe',
  },
  compose: (t, { subject, message, operation, facts: shared, partner, href }) => ({
    subject: fill(t.receivedSubject, { partner }),
    preheader: fill(t.receivedPreheader, { partner }),
    title: t.receivedTitle,
    blocks: [
      paragraph(fill(t.receivedBody, { partner })),
      quote(message),
      facts(
        [t.subject, subject],
        ...(operation === null ? [] : ([[t.operation, operation]] as const)),
        ...shared,
      ),
      button(t.receivedAction, href),
      note(t.receivedNote),
    ],
  }),
});
