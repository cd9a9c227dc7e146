import { isPartial } from '../protocol/headers.ts';
import type { PageObject } from '../protocol/page-object.ts';
import { mergePartial, type MergeAnswer } from '../protocol/partial.ts';
import type { PageAnswer, PageRequest, RequestPage } from '../protocol/request.ts';
import type { OnceStore } from '../protocol/once-props.ts';
import { isCarrying } from './carried-fields.ts';
import type * as FieldsModule from './page-fields-code.ts';

type FieldsCode = typeof FieldsModule;

export interface PageFieldsOptions {
  readonly request: RequestPage;
  /** Whether a page shows another person than the one seen so far: nothing kept may go into it. */
  readonly isOtherIdentity: (page: PageObject) => boolean;
  /** Milliseconds since 1970, by the system's clock. */
  readonly now: () => number;
  /** Fetches the code; replaced in tests. */
  readonly load?: () => Promise<FieldsCode>;
}

/** Acts on the fields of page objects beyond component, props and address. */
export interface PageFields {
  /** Sends a request and completes the page it brings. */
  readonly request: RequestPage;
  readonly merge: MergeAnswer;
  /** Takes in the page that came with the document. */
  note(page: PageObject): void;
  /** How long the page may be shown without asking, as far as its values tell. */
  lifeMs(page: PageObject): number;
  /** Forgets the values that were sent once: another person is here. */
  clear(): void;
}

/**
 * Makes it. The code for these fields is fetched when a page first carries one, so that an application whose
 * server sends none never pays for it.
 */
export function createPageFields({
  request,
  isOtherIdentity,
  now,
  load = () => import('./page-fields-code.ts'),
}: PageFieldsOptions): PageFields {
  let code: FieldsCode | null = null;
  let once: OnceStore | null = null;
  let loading: Promise<void> | null = null;

  const start = async (): Promise<void> => {
    try {
      code = await load();
      once = code.createOnceStore(now);
    } catch (error) {
      loading = null;
      throw error;
    }
  };

  const ready = (page?: PageObject): Promise<void> | null => {
    if (loading === null && page && isCarrying(page)) loading = start();
    return loading;
  };

  const send = (sent: PageRequest): Promise<PageAnswer> => {
    const known = once?.known(sent.only);
    return request(known && known.length > 0 ? { ...sent, knownOnce: known } : sent);
  };

  const complete = async (sent: PageRequest, answer: PageAnswer): Promise<PageAnswer> => {
    if (answer.kind !== 'page') return answer;
    await ready(answer.page);
    if (!once) return answer;
    if (isOtherIdentity(answer.page)) {
      const isLacking = !isPartial(sent) && once.leansOn(answer.page);
      once.clear();
      // Its server left out what the former person knew: the page is asked for as a whole.
      if (isLacking) {
        const whole = await send({ ...sent, method: 'GET', href: answer.page.url, data: undefined });
        return whole.kind === 'page' ? { ...whole, page: once.complete(whole.page) } : whole;
      }
    }
    return { ...answer, page: once.complete(answer.page) };
  };

  return {
    async request(sent) {
      try {
        if (!code) await loading;
        return await complete(sent, await send(sent));
      } catch (cause) {
        // The request never rejects: it is the code that could not be had.
        return { kind: 'network-error', cause };
      }
    },
    merge: (current, answer, options) => (code?.mergePage ?? mergePartial)(current, answer, options),
    note(page) {
      void ready(page)
        ?.then(() => once?.complete(page))
        .catch(() => undefined);
    },
    lifeMs: (page) => once?.lifeMs(page) ?? Number.POSITIVE_INFINITY,
    clear: () => once?.clear(),
  };
}
