/** A month as tables on paper write it: « 04/2026 ». */
export const shortMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** First and last month, « 05/2026 → 02/2027 »; one alone where it begins and ends in it. */
export const monthSpan = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortMonth(from) : `${shortMonth(from)} → ${shortMonth(to)}`;

const narrowMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(2, 4)}`;

/** The same for a column of 22 mm: « 05/26–02/27 ». */
export const narrowSpan = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? narrowMonth(from) : `${narrowMonth(from)}–${narrowMonth(to)}`;
