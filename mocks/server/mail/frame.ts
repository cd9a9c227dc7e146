import type { Locale } from '#mocks/db/schema/index.ts';

/** What stands around every mail. */
export interface MailFrame {
  readonly locale: Locale;
  readonly appName: string;
  /** Why the reader receives it. */
  readonly reason: string;
  /** Where help is to be had. */
  readonly help: string;
  /** Said above the address of a button, for programs that show none. */
  readonly addressHint: string;
}
