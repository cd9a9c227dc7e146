/** Most lines of a file, its headers apart. */
export const maxLines = 10_000;
export const maxColumns = 100;
/** Lines read at most: the headers, what is allowed, one that is too many, and as many empty ones. */
export const maxRead = 2 * maxLines + 2;
/** Longest text of a cell. */
export const maxCellLength = 5000;
/** Most signs of all cells together: a workbook keeps a text once and may show it in every cell. */
export const maxTextLength = 20_000_000;
/** Most that a workbook may hold once unpacked, in bytes. */
export const maxUnpackedBytes = 64 * 1_048_576;
/** Records written in one transaction. */
export const chunkSize = 200;
/** Lines of a file that are written in one statement, by what they weigh. */
export const chunkSizes = [chunkSize, 50, 10] as const;
/** Signs that such a statement brings, on average. */
export const chunkText = 200_000;
/** Hours during which an import can be taken back. */
export const revertHours = 24;
/** Days after which the lines of a file are forgotten. */
export const keptDays = 30;

/** True for an import that has ended with records: whole or, when it failed, in part. */
export const isOver = (status: string): boolean => status === 'done' || status === 'failed';
