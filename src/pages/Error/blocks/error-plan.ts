import type { ErrorProps } from '#contracts/error/global.ts';
import type { fr } from '#messages/error.ts';

/** What a person can do on an error page. */
export type ErrorAction = 'back' | 'dashboard' | 'signIn' | 'reload' | 'retry';

export interface ErrorPlan {
  /** Which text explains the status. */
  readonly text: keyof typeof fr.text;
  /** What to offer, the most useful last: it is the one brick button. */
  readonly actions: readonly ErrorAction[];
  /** The service may be back at once: the page asks once more by itself. */
  readonly isRetriedOnce: boolean;
}

const ways: Record<ErrorPlan['text'], readonly ErrorAction[]> = {
  '401': ['back', 'signIn'],
  '403': ['back', 'dashboard'],
  '404': ['back', 'dashboard'],
  '405': ['back', 'dashboard'],
  '410': ['back', 'dashboard'],
  '413': ['back', 'reload'],
  '419': ['signIn', 'reload'],
  '422': ['back', 'reload'],
  '429': ['back', 'retry'],
  '500': ['dashboard', 'reload'],
  '502': ['dashboard', 'reload'],
  '504': ['dashboard', 'reload'],
  '507': ['back', 'reload'],
};

/** The text of a status, or of the nearest one that has a text. */
function textOf(status: number): ErrorPlan['text'] {
  const exact = String(status);
  if (exact in ways) return exact as ErrorPlan['text'];
  if (status === 503) return '502';
  return status >= 500 ? '500' : '422';
}

/** What an error page says and offers for a status. Guests have no dashboard: they can sign in instead. */
export function errorPlan(status: number, context: ErrorProps['context']): ErrorPlan {
  const text = textOf(status);
  const isGuest = context === 'guest';
  const actions = ways[text]
    .map((action) => (isGuest && action === 'dashboard' ? 'signIn' : action))
    .filter((action) => isGuest || action !== 'signIn' || text === '401');
  return { text, actions, isRetriedOnce: text === '502' || text === '504' };
}

/** What a refusal says beside its status: a cause in place of the status's text, or who can help below it. */
export function reasonTexts(reason: ErrorProps['reason'], context: ErrorProps['context']) {
  switch (reason) {
    case null:
      return { cause: null, helper: null };
    case 'right':
      return { cause: null, helper: `helper.${context === 'admin' ? 'admin' : 'client'}` } as const;
    case 'read-only':
    case 'impersonation':
      return { cause: null, helper: `helper.${reason}` } as const;
    case 'fields':
      return { cause: 'fields', helper: null } as const;
    default:
      return { cause: `link.${reason}`, helper: null } as const;
  }
}
