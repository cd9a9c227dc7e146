/** 2026-11-20 at 09:00 in Paris: the instant at which the demonstration begins. No seeded date lies after it. */
export const demoStartsAt = '2026-11-20T08:00:00.000Z';
