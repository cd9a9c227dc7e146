import * as messages from '#messages/mail/notification.ts';
import { fill } from '#messages/fill.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

const single: { title: string; href: string | null } = {
  title: 'L’assistance Îlot a ouvert votre espace : ticket 4821',
  href: 'https://ilot.example/tableau-de-bord',
};

/** One notice, at once. Its title is in the reader's language already; `href` is null where there is no address. */
export const notificationSingle = defineMail({
  messages,
  example: single,
  compose: ({ single: t }, { title, href }, { appName: app }) => ({
    subject: fill(t.subject, { title }),
    preheader: fill(t.preheader, { app }),
    title,
    blocks: [
      paragraph(fill(t.body, { app })),
      quote(title),
      ...(href === null ? [] : [button(t.action, href)]),
      note(t.note),
    ],
  }),
});

const digest: {
  at: Date;
  items: readonly { readonly at: Date; readonly title: string }[];
  count: number;
  href: string | null;
} = {
  at: new Date('2026-11-20T07:00:00Z'),
  items: [
    { at: new Date('2026-11-19T15:30:00Z'), title: 'Tâche assignée : Relancer le géomètre' },
    { at: new Date('2026-11-19T17:05:00Z'), title: '3 mouvements à affecter' },
  ],
  count: 2,
  href: 'https://ilot.example/',
};

/** The notices of a day; `count` of all, of which the newest are listed. */
export const notificationDigest = defineMail({
  messages,
  example: digest,
  compose: ({ digest: t }, { at, items, count, href }, { appName: app, moment, day }) => ({
    subject: fill(t.subject, { day: day(at) }),
    preheader: fill(t.preheader, { count }),
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { count })),
      facts(...items.map((item) => [moment(item.at), item.title] as const)),
      ...(count > items.length ? [paragraph(fill(t.more, { count: count - items.length }))] : []),
      ...(href === null ? [] : [button(fill(t.action, { app }), href)]),
      note(t.note),
    ],
  }),
});
