/** Who a mail is for or from. */
export interface MailAddress {
  readonly address: string;
  readonly name: string | null;
}

/** A document that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A mail ready to leave. */
export interface OutgoingMail {
  /** Stays the same at each attempt, so that a mail sent twice can be recognised. */
  readonly id: string;
  readonly to: MailAddress;
  readonly from: MailAddress;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** An iCalendar file that goes with it. */
  readonly calendar?: string | null;
  /** A document that goes with it. */
  readonly attachment?: MailAttachment | null;
  /** Where a mail program, and where a person by mail, asks that nothing more be sent. */
  readonly unsubscribe?: { readonly href: string; readonly address: string } | null;
}

/** Takes mails to their readers. */
export interface Mailer {
  /** False where mails stay in the mailbox of this installation, to be read there. */
  readonly leaves: boolean;
  /**
   * @param signal ends the conversation with the mail server when nobody waits for it any more
   * @throws when the mail was not taken; it may be tried again
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
}
