import type { InvalidResponseError } from '../protocol/failures.ts';

const mark = 'data-foreign-answer';
const frameStyle = 'flex: 1; width: 100%; border: 0; background: #fff';
const dialogStyle =
  'width: 90vw; height: 85vh; padding: 0; border: 3px solid #ae1b3a; border-radius: 8px; overflow: hidden';
const barStyle = 'display: flex; gap: 1rem; padding: .5rem 1rem; background: #ae1b3a; color: #fff';

/**
 * Shows an answer that is no page as the server sent it, in a window over the application: where a framework
 * explains its error, the developer reads it. The frame is sandboxed without any permission (HTML, `iframe
 * sandbox`): its scripts do not run, its forms do nothing, and it is of another origin.
 */
export function openInvalidResponseDialog({ href, status, body }: InvalidResponseError): void {
  // One window shows the last answer: a failure may be told by more than one part of the page.
  document.querySelector(`dialog[${mark}]`)?.remove();
  const dialog = document.createElement('dialog');
  dialog.setAttribute(mark, '');
  dialog.style.cssText = dialogStyle;
  const title = `${status} ${href}`;
  dialog.setAttribute('aria-label', title);

  const bar = document.createElement('form');
  bar.method = 'dialog';
  bar.style.cssText = barStyle;
  const name = Object.assign(document.createElement('strong'), { textContent: title });
  name.style.flex = '1';
  bar.append(name, Object.assign(document.createElement('button'), { textContent: 'Close' }));

  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', '');
  frame.srcdoc = isMarkup(body) ? body : asText(body);
  frame.style.cssText = frameStyle;

  const column = document.createElement('div');
  column.style.cssText = 'display: flex; flex-direction: column; height: 100%';
  column.append(bar, frame);
  dialog.append(column);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const isMarkup = (body: string): boolean => /^\s*</.test(body);

function asText(body: string): string {
  const text = Object.assign(document.createElement('pre'), { textContent: body });
  text.style.cssText = 'white-space: pre-wrap; overflow-wrap: anywhere';
  return text.outerHTML;
}
