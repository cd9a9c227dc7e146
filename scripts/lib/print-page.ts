import { writeFile } from 'node:fs/promises';
import { UsageError } from './errors.ts';
import { launchChromium } from './launch.ts';
import { printDocument } from './print-document.ts';

/**
 * Prints an address to a PDF file.
 *
 * @returns the number of pages
 * @throws UsageError when the server refuses the page
 */
export async function printPage(url: URL, output: string): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const response = await page.goto(url.href);
    if (!response?.ok()) throw new UsageError(refusal(response?.status() ?? 0));
    const pdf = await printDocument(page);
    await writeFile(output, pdf);
    return countPages(pdf);
  } finally {
    await browser.close();
  }
}

/** Pages of a PDF, counted by their objects; Chromium writes them uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

function refusal(status: number): string {
  if (status === 401 || status === 403) return 'Cette personne n’a pas le droit de voir cette page (403).';
  if (status === 404)
    return 'Rien à cette adresse pour cette personne (404) : vérifiez l’identifiant et --as.';
  if (status === 503) return 'L’application est fermée pour maintenance (503).';
  return `Le serveur a refusé la page (${status}).`;
}
