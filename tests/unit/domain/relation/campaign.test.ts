import { describe, expect, test } from 'vitest';
import { judgedAudience, skipReasonOf, type AudienceFacts } from '#domain/relation/campaign-audience.ts';
import {
  checkCampaign,
  maxWeightBytes,
  scoreOf,
  type CampaignFacts,
} from '#domain/relation/campaign-checks.ts';
import { hasTooManyBounces, mayBeTakenBack } from '#domain/relation/campaign-states.ts';
import { bareVariables, personalised } from '#domain/relation/campaign-variables.ts';
import { emptyBlock } from '#domain/relation/campaign.ts';

const person: AudienceFacts = {
  kind: 'person',
  email: 'camille@example.test',
  doesNotWish: false,
  consent: true,
  suppression: null,
};

describe('who may be written to', () => {
  test('is a person who agreed, or a firm that did not refuse', () => {
    expect(skipReasonOf(person)).toBeNull();
    expect(skipReasonOf({ ...person, consent: null })).toBe('noConsent');
    expect(skipReasonOf({ ...person, consent: false })).toBe('noConsent');
    expect(skipReasonOf({ ...person, kind: 'company', consent: null })).toBeNull();
    expect(skipReasonOf({ ...person, kind: 'company', consent: false })).toBe('noConsent');
  });
  test('is nobody who wants nothing, whose address refused, or who has none', () => {
    expect(skipReasonOf({ ...person, doesNotWish: true })).toBe('noConsent');
    expect(skipReasonOf({ ...person, suppression: 'unsubscribed' })).toBe('unsubscribed');
    expect(skipReasonOf({ ...person, suppression: 'bounced' })).toBe('suppressed');
    for (const email of [null, '', 'camille', 'a b@example.test', 'a@localhost']) {
      expect(skipReasonOf({ ...person, email }), String(email)).toBe('invalid');
    }
  });
  test('is each address once, however it is written', () => {
    const twice = judgedAudience([
      { facts: person },
      { facts: { ...person, email: ' Camille@Example.test'.trim() } },
    ]);
    expect(twice.map(({ reason }) => reason)).toEqual([null, 'duplicate']);
  });
});

test('variables are filled in, or leave what stands in for them', () => {
  const values = {
    'contact.prenom': 'Camille',
    'contact.nom': '',
    'contact.civilite': '',
    'societe.nom': 'Garonne',
  };
  expect(personalised('{{contact.prenom}} {{ contact.nom | Madame }}{{contact.civilite}}', values)).toBe(
    'Camille Madame',
  );
  expect(personalised('{{autre}} {a} {{', values)).toBe(' {a} {{');
  expect(bareVariables(['{{contact.prenom}} {{contact.nom|x}}', '{{autre}}'])).toEqual({
    bare: ['contact.prenom'],
    unknown: ['autre'],
  });
});

const facts: CampaignFacts = {
  subject: 'Bonjour',
  preheader: '',
  blocks: [{ ...emptyBlock('text'), text: 'Bonjour' }],
  eligibleCount: 3,
  hasOwnServer: true,
  missingCards: 0,
  weightBytes: 4000,
  isTested: true,
};
const wrongOf = (changes: Partial<CampaignFacts>) =>
  checkCampaign({ ...facts, ...changes })
    .filter(({ state }) => state === 'wrong')
    .map(({ key }) => key);

test('the verification names each thing that is missing', () => {
  expect(wrongOf({})).toEqual([]);
  expect(wrongOf({ subject: ' ' })).toEqual(['subject']);
  expect(wrongOf({ blocks: [emptyBlock('divider')] })).toEqual(['content']);
  expect(wrongOf({ eligibleCount: 0 })).toEqual(['recipients']);
  expect(wrongOf({ missingCards: 1 })).toEqual(['links']);
  expect(wrongOf({ blocks: [{ ...emptyBlock('button'), text: 'x', href: 'http://x.example' }] })).toEqual([
    'links',
  ]);
  expect(wrongOf({ weightBytes: maxWeightBytes + 1 })).toEqual(['weight']);
  expect(wrongOf({ isTested: false })).toEqual(['test']);
  expect(wrongOf({ subject: '{{rien}}' })).toEqual(['variables']);
});

test('the score counts what is doubtful for half', () => {
  expect(scoreOf(checkCampaign(facts))).toBe(10_000);
  expect(scoreOf(checkCampaign({ ...facts, hasOwnServer: false }))).toBe(9444);
  expect(scoreOf([])).toBe(0);
});

test('a campaign can be taken back until five minutes before its hour, at once until it begins', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const scheduled = { status: 'scheduled' as const, isImmediate: false };
  expect(mayBeTakenBack({ ...scheduled, scheduledAt: at(6) }, now)).toBe(true);
  expect(mayBeTakenBack({ ...scheduled, scheduledAt: at(5) }, now)).toBe(false);
  expect(mayBeTakenBack({ ...scheduled, isImmediate: true, scheduledAt: at(1) }, now)).toBe(true);
  expect(mayBeTakenBack({ ...scheduled, status: 'sending', scheduledAt: at(6) }, now)).toBe(false);
});

test('more than one unknown address in ten of the first hundred is too many', () => {
  expect(hasTooManyBounces({ handed: 100, bounced: 10 })).toBe(false);
  expect(hasTooManyBounces({ handed: 100, bounced: 11 })).toBe(true);
  expect(hasTooManyBounces({ handed: 4, bounced: 2 })).toBe(false);
  expect(hasTooManyBounces({ handed: 4, bounced: 3 })).toBe(true);
});
