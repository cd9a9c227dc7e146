/** Turns `31/12` into `12-31`; what is neither is left for the contract to refuse. */
export const toMonthDay = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/, (_, day: string, month: string) =>
      [month, day].map((part) => part.padStart(2, '0')).join('-'),
    );

/** Turns `12-31` into `31/12`. */
export const toDayMonth = (monthDay: string): string =>
  monthDay.replace(/^(\d{2})-(\d{2})$/, (_, month: string, day: string) => `${day}/${month}`);
