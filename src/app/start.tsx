import './styles/index.css';
import './session/validation-language.ts';
import { mountApplication } from '#runtime/navigation/mount.tsx';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { setLibraryLanguage } from '#ui/library-language.ts';
import * as appMessages from '#messages/app.ts';
import { translate } from '#runtime/locale/messages.ts';
import { Spinner } from '#ui/actions/Spinner.tsx';
import { Mark } from '#ui/identity/Mark.tsx';
import { createApplication } from './create-application.tsx';
import { documentLocale } from './session/document-locale.ts';

/**
 * Shows the application in `#app`: the page that came with the document, else the one of the present address.
 *
 * @throws Error when the document has no place for it
 */
export function start(): void {
  setLibraryLanguage(documentLocale());
  mountApplication(createApplication(readFirstPage(document)), <Boot />);
}

/** What stands there until the first page does, when it did not come with the document. */
function Boot() {
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
