import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeMail, type MailSetting } from '#mocks/server/mail/compose.ts';
import { mailKinds, type MailKind, type MailValues } from '#mocks/server/mail/kinds/index.ts';

const kinds = Object.keys(mailKinds) as MailKind[];
const setting: MailSetting = {
  locale: 'fr',
  appName: 'Îlot',
  supportEmail: 'assistance@example.test',
  name: 'Inès',
  company: null,
};
const exampleOf = <Kind extends MailKind>(kind: Kind) => mailKinds[kind].example as MailValues<Kind>;
/** Mails to people outside of the company have nowhere to lead to: they have no account. */
const isToOutsider = (kind: MailKind): boolean =>
  /^(visit|lots|mail\.forward|offer|partner\.request|rent\.notice|sale-contact|sale\.(proposal|call)|lead)/i.test(
    kind,
  );
/** Their subject is the writer’s own. */
const isInOwnWords = (kind: MailKind): boolean =>
  /^(offer\.sent|partner\.request|sale-contact\.message|lead\.reply)/.test(kind);
/** Addresses that the HTML part leads to, as its reader's program sees them. */
const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
];

describe.each(kinds)('the mail %s', (kind) => {
  test.each(['fr', 'en'] as const)('leads to the same addresses in both its parts (%s)', (locale) => {
    const { html, text } = composeMail(kind, exampleOf(kind), { ...setting, locale });
    const links = linksOf(html);
    expect(links.length > 0).toBe(!isToOutsider(kind));
    expect(text.split('\n').filter((line) => line.startsWith('https://'))).toEqual(links);
    expect(Object.values(exampleOf(kind))).toEqual(expect.arrayContaining(links));
  });

  test.each(['fr', 'en'] as const)('leaves no place of its texts unfilled (%s)', (locale) => {
    const { subject, html, text } = composeMail(kind, exampleOf(kind), { ...setting, locale });
    expect(`${subject}${html.replace(/<style>[^]*?<\/style>/, '')}${text}`).not.toMatch(
      /\{\w+\}|undefined|null/,
    );
  });

  test('says it in two languages', () => {
    const french = composeMail(kind, exampleOf(kind), setting);
    const english = composeMail(kind, exampleOf(kind), { ...setting, locale: 'en' });
    if (!isInOwnWords(kind)) expect(english.subject).not.toBe(french.subject);
    expect(english.text).not.toBe(french.text);
  });

  test('shows markup in values as text, and keeps the subject on one line', () => {
    const hostile = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '"><script>',
      "'&amp;'",
      'a\r\nBcc: b@c.test',
    );
    const signs = fc.tuple(hostile, fc.string({ maxLength: 20 })).map(([a, b]) => a + b);
    const tags = tagCounts(composeMail(kind, exampleOf(kind), setting).html);
    fc.assert(
      fc.property(signs, (evil) => {
        const values = Object.fromEntries(
          Object.entries(exampleOf(kind)).map(([key, value]) => [key, isFreeText(key, value) ? evil : value]),
        ) as unknown as MailValues<typeof kind>;
        const { subject, html } = composeMail(kind, values, { ...setting, name: evil, company: evil });
        expect(tagCounts(html.replaceAll('<br>', ''))).toEqual({ ...tags, br: 0 });
        expect(subject).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 25 },
    );
  });
});

test('the subject names the company that the mail is about, and the platform otherwise', () => {
  const of = (company: string | null): string =>
    composeMail('password.reset', exampleOf('password.reset'), { ...setting, company }).subject;
  expect(of(null)).toBe('Réinitialisez votre mot de passe — Îlot');
  expect(of('Garonne Patrimoine')).toBe('Réinitialisez votre mot de passe — Garonne Patrimoine');
});

test('a mail with an address that is not absolute is not written', () => {
  expect(() => composeMail('password.reset', { href: '/reinitialiser/1', lifeMinutes: 60 }, setting)).toThrow(
    /absolute addresses only, not \/reinitialiser\/1/,
  );
});

/** Values that people write, as opposed to addresses, figures and keys. */
const isFreeText = (key: string, value: unknown): boolean =>
  typeof value === 'string' && !/href$|On$|^(role|mode|change|what|month)$/i.test(key);

/** How many elements of each name a mail holds. */
function tagCounts(html: string): Record<string, number> {
  const counts: Record<string, number> = { br: 0 };
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z\d]*)/gi)) {
    if (name !== 'br') counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
