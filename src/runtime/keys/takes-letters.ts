const typed = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const chosen = '[role=textbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=spinbutton]';
const modal = '[role=dialog], [role=alertdialog]';

/** True where a letter already means something: it is typed, it picks an option, or a window is open. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input:is([type=checkbox], [type=radio], [type=button], [type=submit])')) return false;
  return target.closest(`${typed}, ${chosen}, ${modal}`) !== null;
}

/** True while a window holds the page back. */
export const isModalOpen = (): boolean => document.querySelector(modal) !== null;
