import type { DeadlineDefinition } from '../definition.ts';

/** After reception, and the validity of diagnostics (21 to 23). */
export const worksDeadlines = {
  retention_release: {
    number: '21',
    title: { fr: 'Libération de la retenue de garantie', en: 'Release of the retention' },
    rule: 'M',
    event: { fr: 'réception des travaux', en: 'reception of the works' },
    effect: { fr: 'la retenue de garantie doit être payée', en: 'the retention must be paid' },
    boundary: 'last',
    nature: 'wait',
  },
  completion_guarantee: {
    number: '22',
    title: { fr: 'Garantie de parfait achèvement', en: 'Guarantee of perfect completion' },
    rule: 'M',
    event: { fr: 'réception des travaux', en: 'reception of the works' },
    effect: {
      fr: 'la garantie de parfait achèvement est expirée',
      en: 'the guarantee of perfect completion has ended',
    },
    boundary: 'last',
    nature: 'validity',
  },
  equipment_guarantee: {
    number: '22',
    title: { fr: 'Garantie biennale', en: 'Two-year guarantee of equipment' },
    rule: 'M',
    event: { fr: 'réception des travaux', en: 'reception of the works' },
    effect: { fr: 'la garantie biennale est expirée', en: 'the two-year guarantee has ended' },
    boundary: 'last',
    nature: 'validity',
  },
  structural_guarantee: {
    number: '22',
    title: { fr: 'Garantie décennale', en: 'Ten-year guarantee of the structure' },
    rule: 'M',
    event: { fr: 'réception des travaux', en: 'reception of the works' },
    effect: { fr: 'la garantie décennale est expirée', en: 'the ten-year guarantee has ended' },
    boundary: 'last',
    nature: 'validity',
  },
  diagnostic_validity: {
    number: '23',
    title: { fr: 'Validité d’un diagnostic', en: 'Validity of a diagnostic' },
    rule: 'M',
    event: { fr: 'établissement du diagnostic', en: 'date of the diagnostic' },
    effect: { fr: 'le diagnostic n’est plus valable', en: 'the diagnostic is no longer valid' },
    boundary: 'last',
    nature: 'validity',
  },
} as const satisfies Record<string, DeadlineDefinition>;
