import { contentPolicy } from './content-policy.ts';

/** A handler may ask for more discretion than this, on a page whose address carries a token. */
const defaultReferrer = 'strict-origin-when-cross-origin';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** What only a document obeys. */
const ofDocuments: Readonly<Record<string, string>> = {
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Files that no browser shows as a document; a page has dozens, smaller than these headers. */
const neverDocument = /^(text\/css|text\/javascript|font\/)/;

/** Which of the headers make sense here. */
export interface SecurityOptions {
  /** False where a development server writes scripts into the page. */
  hasPolicy: boolean;
  /** The maps service has a key: pages may load it. */
  hasMaps?: boolean;
  /** Address of the pictures of maps; null without any. */
  tiles?: string | null;
  isBehindTls: boolean;
}

/**
 * The headers of every answer, those of documents left out where the answer is none. Styles may be inline because two libraries insert style elements; scripts may
 * not, and the page object is data. Policies that the answer has already stay.
 */
export function securityHeaders(options: SecurityOptions, answered?: Headers): Record<string, string> {
  const tls: Record<string, string> = options.isBehindTls
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
  if (neverDocument.test(answered?.get('content-type') ?? '')) return { ...always, ...tls };
  return {
    ...always,
    ...ofDocuments,
    'referrer-policy': answered?.get('referrer-policy') ?? defaultReferrer,
    ...(options.hasPolicy && {
      'content-security-policy':
        answered?.get('content-security-policy') ??
        contentPolicy({ hasMaps: options.hasMaps === true, tiles: options.tiles ?? null }),
    }),
    ...tls,
  };
}
