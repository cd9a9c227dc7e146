// What pages must know of the contracts' limits; apart from them, so that a page that only asks needs no schema.

/** Fewest signs for which it is worth searching. */
export const minSearchLength = 2;

/** So many rows can be named in an address. */
export const maxNamedRows = 200;

/** Most signs of a report about an error page. */
export const maxReportLength = 1000;

/** Most tags of an operation. */
export const maxTags = 20;
