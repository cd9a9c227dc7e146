import type { Messages } from './types.ts';

/** Texts of printed documents, which only pages for paper load. */
export const fr = {
  contents: 'Sommaire',
  onPage: 'page {page, number}',
  signHere: 'Date et signature',
  madeAt: 'Fait à {place}, le {date}.',
  mention: 'Signature précédée de la mention « {mention} »',
  noMap: 'Carte indisponible',
  kilometres: '{km} km',
};

export const en: Messages<typeof fr> = {
  contents: 'Contents',
  onPage: 'page {page, number}',
  signHere: 'Date and signature',
  madeAt: 'Done at {place}, on {date}.',
  mention: 'Signature preceded by the words “{mention}”',
  noMap: 'Map not available',
  kilometres: '{km} km',
};
