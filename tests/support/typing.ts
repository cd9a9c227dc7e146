import type { Locator, Page } from 'playwright-core';

/** A field by its name: the control that takes the focus. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`[id="field-${name}"]`);

/** Types texts into fields by their names, leaving each. */
export async function typeInto(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(page, name);
    await field.fill(value);
    await field.blur();
  }
}

/** Picks an option of a select by the name of its field, unless it is chosen already. */
export async function pick(page: Page, name: string, option: string | RegExp): Promise<void> {
  const field = fieldOf(page, name);
  const chosen = ((await field.textContent()) ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (typeof option === 'string' ? chosen === option : option.test(chosen)) return;
  await field.click();
  const list = page.getByRole('listbox');
  await list.getByRole('option', { name: option, exact: true }).click();
  await list.waitFor({ state: 'detached' });
}

/** Lays a text from the clipboard over whatever has the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Pastes a day, as people write it, into a field for one. */
export async function pasteDays(page: Page, days: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, day] of Object.entries(days)) {
    await fieldOf(page, name).getByRole('spinbutton').first().focus();
    await paste(page, day);
  }
}

/** Lays a sheet over a table of lines, from the cell of that name on. */
export async function pasteSheet(
  page: Page,
  cell: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await fieldOf(page, cell).focus();
  await paste(page, rows.map((cells) => cells.join('\t')).join('\n'));
}
