/** Most lines of one file. */
export const maxLines = 50_000;

/** Up to so many lines the file is the answer itself; a longer one is made by a job. */
export const maxLinesAtOnce = 5000;

/** Most lines that staff may take with them while they act in a client's name. */
export const maxLinesInName = 100;

/** Downloads of one person in an hour. */
export const maxPerHour = 20;
export const hourS = 3600;

/** Hours during which a file that a job made can be fetched. */
export const keptHours = 24;
