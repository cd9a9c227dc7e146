import type { Calculation } from '../explain/calculation.ts';
import { countInput } from '../explain/figures.ts';
import { weightedNote, type WeightedNote } from './weighted-note.ts';

/** How the note of an address comes about. */
export const weightedNoteCalculation: Calculation<WeightedNote> = {
  id: 'weighted-note',
  title: { fr: 'Note de quartier', en: 'Note of the neighbourhood' },
  summary: {
    fr: 'Moyenne sur 100 des notes par thème, pondérée par les poids choisis. Un thème sans note est écarté avec son poids.',
    en: 'Mean out of 100 of the notes by theme, weighted as chosen. A theme without a note is left out with its weight.',
  },
  validity: { fr: 'Indicateur propre à la plateforme.', en: 'An indicator of this platform.' },
  formulas: {
    note: {
      label: { fr: 'Note', en: 'Note' },
      formula: {
        fr: 'Note = somme (note × poids) ÷ somme des poids, à une décimale',
        en: 'Note = sum of (note × weight) ÷ sum of the weights, to one decimal',
      },
      figure: ({ note }) => ({ unit: 'number', value: note }),
      inputs: ({ countedKeys, missingKeys }) => [
        countInput('Thèmes retenus', 'Themes counted', countedKeys.length),
        countInput('Thèmes sans note', 'Themes without a note', missingKeys.length),
      ],
    },
  },
  example: {
    given: {
      fr: 'Huit thèmes de même poids : transports 71, commerces 86, éducation 80, santé 77, loisirs 72, environnement 64, risques 55, connectivité 88.',
      en: 'Eight themes of equal weight: transport 71, shops 86, education 80, health 77, leisure 72, environment 64, risks 55, connectivity 88.',
    },
    result: () =>
      weightedNote(
        Object.entries({
          transport: 71,
          shops: 86,
          education: 80,
          health: 77,
          leisure: 72,
          environment: 64,
          risks: 55,
          connectivity: 88,
        }).map(([key, note]) => ({ key, note, weight: 1 })),
      ),
  },
};
