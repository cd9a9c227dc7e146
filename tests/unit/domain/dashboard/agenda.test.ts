import { describe, expect, test } from 'vitest';
import { agendaUntil, inAgendaOrder, urgencyOf } from '#domain/dashboard/agenda.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');

describe('the agenda of the start page', () => {
  test('ends ten days from today', () => {
    expect(agendaUntil(today)).toBe('2026-11-30');
  });

  test.each([
    ['2026-11-19', 'late'],
    ['2026-11-20', 'soon'],
    ['2026-11-23', 'soon'],
    ['2026-11-24', 'ahead'],
  ] as const)('tells %s on 20 November as %s', (on, urgency) => {
    expect(urgencyOf(on, today)).toBe(urgency);
  });

  test('puts what is late first, and the hours of a day after what has none', () => {
    const item = (id: string, on: string, time: string | null = null) => ({ id, on, time });
    const ordered = inAgendaOrder([
      item('visit', '2026-11-20', '14:00'),
      item('site', '2026-11-20', '08:00'),
      item('deed', '2026-11-20'),
      item('unpaid', '2026-11-17'),
    ]);
    expect(ordered.map(({ id }) => id)).toEqual(['unpaid', 'deed', 'site', 'visit']);
  });
});
