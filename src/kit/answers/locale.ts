import { detectLocale } from '#runtime/locale/detect.ts';
import { page, type Answers } from '../host/reply.ts';
import type { LocaleDemoProps } from '../pages/LocaleDemo.tsx';

const supported = ['fr', 'en'] as const;

export const answers: Answers = {
  'locale.show': ({ url, request }) => {
    // The choice of the person wins over the language of the browser.
    const wanted = url.searchParams.get('langue') ?? request.headers.get('Accept-Language');
    const locale = detectLocale(wanted, supported, 'fr');
    return page<LocaleDemoProps>({ locale, now: new Date().toISOString() });
  },
};
