import type { Text } from '../../explain/calculation.ts';
import { isKnown } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a template depends on. */
export type TemplateFacts = Known<{
  name: string;
  isNameTaken: boolean;
  /** Comes with the platform. */
  isSystem: boolean;
  /** A file was made from it. */
  isUsed: boolean;
  /** What keeps it from being used: unknown variables, breaches of the law. */
  breaches: readonly Text[];
  archivedOn: string;
}>;

const guards: readonly Guard<TemplateFacts>[] = [
  {
    code: 'name_taken',
    holds: ({ isNameTaken }) => isNameTaken === false,
    text: {
      fr: 'Ce nom est déjà pris, ou n’est pas vérifié : choisissez-en un autre.',
      en: 'This name is taken, or was not checked: choose another.',
    },
  },
  {
    code: 'breaches',
    holds: ({ breaches }) => isKnown(breaches) && breaches.length === 0,
    text: ({ breaches }) => {
      const joined = (language: 'fr' | 'en') => (breaches ?? []).map((text) => text[language]).join(' ');
      return {
        fr: joined('fr') || 'Le modèle n’est pas vérifié : enregistrez-le à nouveau.',
        en: joined('en') || 'The template was not checked: save it again.',
      };
    },
  },
];

const isOwn: Guard<TemplateFacts> = {
  code: 'system_template',
  holds: ({ isSystem }) => isSystem === false,
  text: {
    fr: 'Un modèle système ne peut pas être modifié : dupliquez-le.',
    en: 'A template of the platform cannot be changed: duplicate it.',
  },
};

/** The life of a template, of offers or of payments. */
function templateMachine(id: string, title: Text) {
  return defineMachine<TemplateFacts>()({
    id,
    title,
    states: {
      active: { label: { fr: 'Actif', en: 'Active' }, colour: 'green', keeps: ['name'] },
      archived: {
        label: { fr: 'Archivé', en: 'Archived' },
        colour: 'dark',
        keeps: ['name', 'archivedOn'],
      },
    },
    factNames: {
      name: { fr: 'nom', en: 'name' },
      archivedOn: { fr: 'date d’archivage', en: 'day of archiving' },
    },
    transitions: {
      create: {
        label: { fr: 'Créer le modèle', en: 'Create the template' },
        from: [null],
        to: 'active',
        by: ['owner', 'collaborator'],
        guards,
        records: { given: ['name'] },
      },
      edit: {
        label: { fr: 'Modifier', en: 'Change' },
        from: ['active'],
        to: 'active',
        by: ['owner', 'collaborator'],
        guards: [isOwn, ...guards],
        effects: [
          {
            code: 'create_next_version',
            text: {
              fr: 'une version suivante est créée ; les dossiers existants gardent la leur',
              en: 'a next version is created; existing files keep theirs',
            },
            when: ({ isUsed }) => isUsed === true,
          },
        ],
        elsewhere: {
          archived: {
            fr: 'Modèle archivé : réactivez-le pour le modifier.',
            en: 'The template is archived: restore it to change it.',
          },
        },
      },
      archive: {
        label: { fr: 'Archiver', en: 'Archive' },
        from: ['active'],
        to: 'archived',
        by: ['owner', 'collaborator'],
        guards: [isOwn],
        records: { computed: ['archivedOn'] },
      },
      restore: {
        label: { fr: 'Réactiver', en: 'Restore' },
        from: ['archived'],
        to: 'active',
        by: ['owner', 'collaborator'],
      },
    },
  });
}

/** The life of a template of offers. */
export const offerTemplateMachine = templateMachine('offer_template', {
  fr: 'Modèle d’offre',
  en: 'Offer template',
});

/** The life of a template of payments; its breaches are those of the legal caps. */
export const paymentTemplateMachine = templateMachine('payment_template', {
  fr: 'Modèle d’échéancier',
  en: 'Payment template',
});
