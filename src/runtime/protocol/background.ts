/**
 * The header of what a page asks for by itself: polls, and what events bring. A server need not take it for a
 * sign that somebody is there.
 */
export const backgroundHeaders: Readonly<Record<string, string>> = { 'X-Background': 'true' };
