/** Largest file that is read as lines. */
const maxBytes = 1_048_576;

/** The text of a file of a spreadsheet, in UTF-8 or as Windows wrote it; null when it is none, or too large. */
export async function readTextFile(file: Blob): Promise<string | null> {
  if (file.size > maxBytes) return null;
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
  // Programs and pictures have zeros, texts have none.
  return text === null || text.includes('\0') ? null : text;
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
