import { describe, expect, test } from 'vitest';
import { agendaUntil, inAgendaOrder } from '#domain/dashboard/agenda.ts';
import { urgencyOf } from '#domain/dashboard/urgency.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');

describe('the agenda of the start page', () => {
  test('ends ten days from today', () => {
    expect(agendaUntil(today)).toBe('2026-11-30');
  });

  test.each([
    [-1, 'late'],
    [0, 'soon'],
    [3, 'soon'],
    [4, 'ahead'],
  ] as const)('tells what is %i days away as %s', (daysLeft, urgency) => {
    expect(urgencyOf(daysLeft)).toBe(urgency);
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
