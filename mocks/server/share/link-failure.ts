import { HttpFailure } from '../failures.ts';

/** Why a link does not open what was asked for. */
export type LinkRefusal = 'page' | 'expired' | 'revoked' | 'spent';

const statusOf: Readonly<Record<LinkRefusal, 403 | 410>> = {
  page: 403,
  expired: 410,
  revoked: 410,
  spent: 410,
};

/** A link that does not open what was asked for: the error page says why, and whom to ask. */
export class LinkFailure extends HttpFailure {
  readonly reason: LinkRefusal;
  /** The company that sent it. */
  readonly sender: string;

  constructor(reason: LinkRefusal, sender: string) {
    super(statusOf[reason], `link: ${reason}`);
    this.name = 'LinkFailure';
    this.reason = reason;
    this.sender = sender;
  }
}
