import * as appMessages from '#messages/app.ts';
import { translate } from '#runtime/locale/messages.ts';
import { Spinner } from '#ui/actions/Spinner.tsx';
import { Mark } from '#ui/identity/Mark.tsx';
import { documentLocale } from './session/document-locale.ts';

/** What stands there until the first page does, when it did not come with the document. */
export function Boot() {
  const t = translate(documentLocale(), appMessages);
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-bg text-ink3"
    >
      <Mark size={48} />
      <Spinner size={16} />
      <span className="sr-only">{t('boot.loading')}</span>
    </div>
  );
}
