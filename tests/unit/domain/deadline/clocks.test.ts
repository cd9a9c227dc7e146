import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import type { DeadlineContext } from '#domain/deadline/context.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineKinds, type DeadlineKind } from '#domain/deadline/definitions.ts';
import { deadlineParameters } from '#domain/legal/deadline-parameters.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { day } from '#domain/time/day.ts';

const received = day('2026-02-10');

function codes(kind: DeadlineKind, start: string, context: DeadlineContext) {
  return deadline(kind, day(start), context).steps.map(({ code }) => code);
}

describe('withdrawal with the documents of the copropriété', () => {
  test.each(['2026-04-20', '2026-04-21'])(
    'documents delivered on %s, with the letter or before, change nothing',
    (on) => {
      const counted = deadline('buyer_withdrawal', day('2026-04-21'), { documentsOn: day(on) });
      expect(counted).toMatchObject({ number: '1', endsOn: '2026-05-04', countedFromOn: '2026-04-21' });
    },
  );

  test('documents that are due and not delivered keep the period from starting', () => {
    const waiting = deadline('buyer_withdrawal', day('2026-04-21'), { documentsOn: null });
    expect(waiting).toMatchObject({
      number: '2',
      state: 'waiting',
      endsOn: null,
      effectOn: null,
      alertsOn: [],
    });
  });
});

describe('pre-emption suspended by a request', () => {
  test('while nothing is supplied there is no end', () => {
    const stopped = deadline('urban_preemption', received, { requestedOn: day('2026-03-25') });
    expect(stopped).toMatchObject({ number: '8b', state: 'stopped', endsOn: null, effectOn: null });
  });

  test('with more than a month left the remaining days run from the answer', () => {
    // 10 April less 20 February leaves 49 days.
    const resumed = deadline('urban_preemption', received, {
      requestedOn: day('2026-02-20'),
      suppliedOn: day('2026-03-01'),
    });
    expect(resumed.endsOn).toBe('2026-04-19');
  });

  test('a request on the last day leaves a month', () => {
    const resumed = deadline('urban_preemption', received, {
      requestedOn: day('2026-04-10'),
      suppliedOn: day('2026-04-30'),
    });
    expect(resumed.endsOn).toBe('2026-05-30');
  });

  test('a request after the end changes nothing, and is told', () => {
    const counted = deadline('urban_preemption', received, { requestedOn: day('2026-04-11') });
    expect(counted).toMatchObject({ number: '8', state: 'counted', endsOn: '2026-04-10' });
    expect(counted.steps.map(({ code }) => code)).toContain('ignored');
  });
});

describe('review of a permit', () => {
  const filed = day('2025-11-28');

  test('missing pieces stop it until the application is complete', () => {
    const stopped = deadline('permit_review', filed, { permitKind: 'PC', requestedOn: day('2025-12-20') });
    expect(stopped).toMatchObject({ state: 'stopped', endsOn: null });
  });

  test('the completed application starts a full period, majorations included', () => {
    const context = {
      permitKind: 'PC',
      requestedOn: day('2025-12-20'),
      suppliedOn: day('2026-01-15'),
    } as const;
    expect(deadline('permit_review', filed, context).endsOn).toBe('2026-04-15');
    expect(deadline('permit_review', filed, { ...context, extraMonths: 2 }).endsOn).toBe('2026-06-15');
  });

  test('majorations of 1 and 2 months lengthen the 3 months of a permit', () => {
    const ends = [1, 2].map(
      (extraMonths) => deadline('permit_review', filed, { permitKind: 'PC', extraMonths }).endsOn,
    );
    expect(ends).toEqual(['2026-03-28', '2026-04-28']);
  });

  test('pieces asked for on the last day of the month still stop it, a day later they do not', () => {
    const asked = (requestedOn: string) =>
      deadline('permit_review', filed, { permitKind: 'PC', requestedOn: day(requestedOn) }).endsOn;
    expect([asked('2025-12-28'), asked('2025-12-29')]).toEqual([null, '2026-02-28']);
  });

  test('where silence permits nothing the end says so', () => {
    const counted = deadline('permit_review', filed, { permitKind: 'PC', isSilenceNoPermission: true });
    expect(counted.explanation.fr).toContain('le silence ne vaut pas autorisation');
    expect(counted.explanation.fr).not.toContain('tacite');
  });

  test('the kind of permit is required', () => {
    expect(() => deadline('permit_review', filed)).toThrow(InvalidInputError);
  });
});

describe('other clocks', () => {
  test('an extension runs from the end of the validity before it, also from a 29 February', () => {
    const lapse = (extensionsCount: number) =>
      deadline('permit_lapse', day('2028-02-29'), { extensionsCount }).endsOn;
    expect([lapse(0), lapse(1), lapse(2)]).toEqual(['2031-02-28', '2032-02-28', '2033-02-28']);
  });

  test('a third extension is refused', () => {
    expect(() => deadline('permit_lapse', received, { extensionsCount: 3 })).toThrow(InvalidInputError);
  });

  test('a letter of opposition in time keeps the retention back, a later one does not', () => {
    const release = (opposedOn: string) =>
      deadline('retention_release', day('2027-02-26'), { opposedOn: day(opposedOn) }).endsOn;
    expect([release('2028-02-26'), release('2028-02-27')]).toEqual([null, '2028-02-26']);
    expect(codes('retention_release', '2027-02-26', { opposedOn: day('2028-02-27') })).toContain('ignored');
  });

  test('a diagnostic of which no result is given counts as one that found something', () => {
    const ends = (isPositive?: boolean) =>
      deadline('diagnostic_validity', received, {
        diagnostic: 'lead',
        ...(isPositive === undefined ? {} : { isPositive }),
      }).endsOn;
    expect([ends(), ends(true), ends(false)]).toEqual(['2027-02-10', '2027-02-10', null]);
  });
});

describe('what no deadline accepts', () => {
  test.each<[string, DeadlineKind, DeadlineContext]>([
    ['a request before the start', 'urban_preemption', { requestedOn: day('2026-02-09') }],
    [
      'an answer before its request',
      'urban_preemption',
      { requestedOn: day('2026-03-25'), suppliedOn: day('2026-03-24') },
    ],
    ['an answer without a request', 'permit_review', { permitKind: 'PC', suppliedOn: day('2026-03-24') }],
    ['an opposition before the reception', 'retention_release', { opposedOn: day('2026-02-09') }],
    ['half a month more', 'permit_review', { permitKind: 'PC', extraMonths: 0.5 }],
    ['months taken away', 'permit_review', { permitKind: 'PC', extraMonths: -1 }],
    ['an endless majoration', 'permit_review', { permitKind: 'PC', extraMonths: 1e9 }],
    ['no diagnostic', 'diagnostic_validity', {}],
    ['a kind that no table has', 'lunch' as DeadlineKind, {}],
    [
      'a parameter that is no period',
      'buyer_withdrawal',
      {
        parameters: deadlineParameters.map((row) => ({ ...row, value: 'ten days' })),
      },
    ],
  ])('%s', (_, kind, context) => {
    expect(() => deadline(kind, received, context)).toThrow(InvalidInputError);
  });

  test('an event before the law is an error that names the key and the day', () => {
    expect(() => deadline('informal_appeal', day('2025-11-27'))).toThrow(
      expect.objectContaining({ key: 'deadline.informal_appeal', on: '2025-11-27', reason: 'not_yet' }),
    );
  });

  test('an informal appeal follows the law of the permit, not that of its posting', () => {
    expect(() => deadline('informal_appeal', day('2025-12-10'), { decidedOn: day('2025-11-20') })).toThrow(
      LegalParameterError,
    );
  });

  test('a day at the end of the calendar is refused, never counted wrongly', () => {
    for (const kind of deadlineKinds) {
      const context: DeadlineContext = { permitKind: 'PC', diagnostic: 'dpe' };
      expect(() => deadline(kind, day('9999-12-25'), context), kind).toThrow(InvalidInputError);
      expect(() => deadline(kind, day('0001-01-01'), context), kind).toThrow(LegalParameterError);
    }
  });
});
