/** A month as tables on paper write it: « 04/2026 ». */
export const shortMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** First and last month, « 05/2026 → 02/2027 »; one alone where it begins and ends in it. */
export const monthSpan = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortMonth(from) : `${shortMonth(from)} → ${shortMonth(to)}`;
