import './styles/index.css';
import './session/validation-language.ts';
import { mountApplication } from '#runtime/navigation/mount.tsx';
import { readFirstPage } from '#runtime/protocol/first-page.ts';
import { tellLanguage } from '#ui/library-language.ts';
import { Boot } from './Boot.tsx';
import { createApplication } from './create-application.tsx';
import { documentLocale } from './session/document-locale.ts';

/**
 * Shows the application in `#app`: the page that came with the document, else the one of the present address.
 *
 * @throws Error when the document has no place for it
 */
export function start(): void {
  tellLanguage(documentLocale());
  mountApplication(createApplication(readFirstPage(document)), <Boot />);
}
