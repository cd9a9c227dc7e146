import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longDay } from '#domain/deadline/day-words.ts';
import { isPushed } from '#domain/deadline/count.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineDefinitions, deadlineKinds } from '#domain/deadline/definitions.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { isDayOff } from '#domain/time/holidays.ts';

const starts = fc.integer({ min: 0, max: 20_000 }).map((days) => addToDay(day('2025-11-28'), { days }));
const deadlines = fc
  .record({
    kind: fc.constantFrom(...deadlineKinds),
    startOn: starts,
    permitKind: fc.constantFrom('DP' as const, 'PC' as const),
    diagnostic: fc.constantFrom('dpe' as const, 'asbestos' as const),
    isPositive: fc.boolean(),
    isAsked: fc.boolean(),
    isAnswered: fc.boolean(),
    isWaiting: fc.boolean(),
    extensionsCount: fc.nat(2),
    extraMonths: fc.nat(3),
  })
  .map(({ kind, startOn, isAsked, isAnswered, isWaiting, ...context }) =>
    deadline(kind, startOn, {
      ...context,
      requestedOn: isAsked ? addToDay(startOn, { days: 12 }) : null,
      suppliedOn: isAsked && isAnswered ? addToDay(startOn, { days: 25 }) : null,
      opposedOn: isAsked ? addToDay(startOn, { days: 90 }) : null,
      ...(isWaiting ? { documentsOn: isAnswered ? addToDay(startOn, { days: 3 }) : null } : {}),
    }),
  );

describe('the explanation of a deadline', () => {
  const presented = deadline('buyer_withdrawal', day('2026-04-21'));

  test('tells the count in one sentence of each language', () => {
    expect(presented.explanation).toEqual({
      fr: 'Première présentation de la lettre ou remise en main propre le mardi 21 avril 2026 : 10 jours à compter du lendemain, soit le vendredi 1er mai 2026, jour férié (fête du Travail), reporté au lundi 4 mai 2026. À partir du mardi 5 mai 2026, la vente est ferme, l’acquéreur ne peut plus se rétracter.',
      en: 'First presentation of the letter or delivery by hand on Tuesday 21 April 2026: 10 days from the day after, which leads to Friday 1 May 2026, a public holiday (Labour Day), pushed to Monday 4 May 2026. From Tuesday 5 May 2026, the sale is firm, the buyer can no longer withdraw.',
    });
  });

  test('tells every step, so that a person can do it on a calendar', () => {
    expect(presented.steps.map(({ text }) => text.fr)).toEqual([
      'Mardi 21 avril 2026 : première présentation de la lettre ou remise en main propre. Ce jour ne compte pas.',
      'Mercredi 22 avril 2026 : premier jour du délai.',
      'Vendredi 1er mai 2026 : jour 10 sur 10.',
      'Vendredi 1er mai 2026 : le délai ne peut pas finir un jour férié (fête du Travail), il est reporté au jour suivant.',
      'Samedi 2 mai 2026 : le délai ne peut pas finir un samedi, il est reporté au jour suivant.',
      'Dimanche 3 mai 2026 : le délai ne peut pas finir un dimanche, il est reporté au jour suivant.',
      'Lundi 4 mai 2026 : fin du délai à 24 heures.',
      'Mardi 5 mai 2026 : la vente est ferme, l’acquéreur ne peut plus se rétracter.',
    ]);
  });

  test('fits on the line of a sale: presented 18/11/2026 + 10 days = Saturday 28/11 → 30/11', () => {
    expect(deadline('buyer_withdrawal', day('2026-11-18')).formula.fr).toBe(
      '18/11/2026 + 10 jours = 28/11/2026 samedi → 30/11/2026',
    );
  });

  test('names both counts when the first was suspended', () => {
    const { formula, explanation } = deadline('urban_preemption', day('2026-02-10'), {
      requestedOn: day('2026-03-25'),
      suppliedOn: day('2026-04-02'),
    });
    expect(formula.fr).toBe('10/02/2026 + 2 mois = 10/04/2026 ; 02/04/2026 + 1 mois = 02/05/2026');
    expect(explanation.fr).toContain('il restait 16 jours');
  });

  test('says that an end on a Saturday stays where the rule does not push', () => {
    const { steps } = deadline('urban_preemption', day('2025-11-24'));
    expect(steps.find(({ code }) => code === 'end')?.text.fr).toBe(
      'Samedi 24 janvier 2026 : fin du délai à 24 heures, sans report bien que ce soit un samedi.',
    );
  });

  test('gives both readings of the appeal of third parties', () => {
    const { steps } = deadline('third_party_appeal', day('2026-02-13'));
    expect(steps.map(({ on, code }) => `${code} ${on}`)).toEqual([
      'event 2026-02-13',
      'first_day 2026-02-14',
      'reached 2026-04-13',
      'franc 2026-04-14',
      'note 2026-04-12',
      'end 2026-04-14',
      'effect 2026-04-15',
    ]);
  });

  test('names the articles that decide, those of the changed count included', () => {
    expect(presented.source).toBe('Article L271-1 du code de la construction et de l’habitation');
    expect(
      deadline('buyer_withdrawal', day('2026-04-21'), { documentsOn: day('2026-04-24') }).source,
    ).toContain('L721-2');
  });

  test('whatever the deadline, every text is whole in both languages and every step begins with its day', () => {
    fc.assert(
      fc.property(deadlines, ({ explanation, formula, title, steps, source }) => {
        for (const text of [explanation, formula, title, ...steps.map((step) => step.text)]) {
          for (const sentence of [text.fr, text.en, source]) {
            expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|'|\s\s|^\s|\s$/);
          }
        }
        expect(explanation.fr).not.toBe('');
        for (const { on, text } of steps) {
          expect(text.fr.startsWith(`${longDay(on).capitalised.fr} : `)).toBe(true);
          expect(text.en.startsWith(`${longDay(on).en}: `)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('the steps lead to the days of the result, over days off only', () => {
    fc.assert(
      fc.property(deadlines, ({ steps, endsOn, effectOn, rule, state }) => {
        const last = (code: string) => steps.findLast((step) => step.code === code)?.on ?? null;
        expect(last('effect')).toBe(effectOn);
        if (last('end') !== null) expect(last('end')).toBe(endsOn);
        expect(state === 'counted').toBe(endsOn !== null);
        for (const { code, on } of steps) if (code === 'day_off') expect(isDayOff(on)).toBe(true);
        if (endsOn !== null && isPushed(rule)) expect(isDayOff(endsOn)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the definitions', () => {
  test.each(deadlineKinds)('%s reads well in both languages', (kind) => {
    const { title, event, effect, altered } = deadlineDefinitions[kind];
    for (const text of [title, event, effect, altered?.title ?? title]) {
      expect(text.fr).not.toBe(text.en);
      expect(`${text.fr}${text.en}`).not.toMatch(/'|\.$/);
    }
    expect(event.fr.charAt(0)).toBe(event.fr.charAt(0).toLowerCase());
    expect(effect.fr.charAt(0)).toBe(effect.fr.charAt(0).toLowerCase());
  });
});
