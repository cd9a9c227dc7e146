import { writeFile } from 'node:fs/promises';
import { PrintRefusedError } from '#mocks/services/printer.ts';
import { UsageError } from './errors.ts';
import { printAddress } from './printer.ts';

/**
 * Prints an address to a PDF file.
 *
 * @returns the number of pages
 * @throws UsageError when the server refuses the page
 */
export async function printPage(url: URL, output: string): Promise<number> {
  try {
    const { bytes, pagesCount } = await printAddress(url);
    await writeFile(output, bytes);
    return pagesCount;
  } catch (error) {
    throw error instanceof PrintRefusedError ? new UsageError(refusal(error.status)) : error;
  }
}

function refusal(status: number): string {
  if (status === 401 || status === 403) return 'Cette personne n’a pas le droit de voir cette page (403).';
  if (status === 404)
    return 'Rien à cette adresse pour cette personne (404) : vérifiez l’identifiant et --as.';
  if (status === 503) return 'L’application est fermée pour maintenance (503).';
  return `Le serveur a refusé la page (${status}).`;
}
