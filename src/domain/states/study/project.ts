import { defineMachine, type Known } from '../machine.ts';

/** What the life of a project depends on. */
export type ProjectFacts = Known<{
  /** Sales under way on the lots of the project selected at present. */
  liveSalesOnSelectedCount: number;
}>;

/** The life of a project; one is selected for each operation. */
export const projectMachine = defineMachine<ProjectFacts>()({
  id: 'project',
  title: { fr: 'Projet', en: 'Project' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    selected: { label: { fr: 'Retenu', en: 'Selected' }, colour: 'green' },
    archived: { label: { fr: 'Archivé', en: 'Archived' }, colour: 'dark', isFinal: true },
  },
  factNames: {},
  transitions: {
    create: {
      label: { fr: 'Créer le projet', en: 'Create the project' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    select: {
      label: { fr: 'Retenir ce projet', en: 'Select this project' },
      from: ['draft'],
      to: 'selected',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'live_sales',
          holds: ({ liveSalesOnSelectedCount }) => liveSalesOnSelectedCount === 0,
          text: {
            fr: 'Des ventes sont en cours sur le projet sélectionné : menez-les à leur terme ou annulez-les.',
            en: 'Some sales are under way on the selected project: see them through or cancel them.',
          },
        },
      ],
      effects: [
        {
          code: 'unselect_sibling',
          text: {
            fr: 'le projet retenu jusque-là ne l’est plus',
            en: 'the project selected until then no longer is',
          },
        },
        {
          code: 'ask_to_recompute',
          text: {
            fr: 'le recalcul des simulations est proposé',
            en: 'computing the simulations again is proposed',
          },
        },
      ],
      elsewhere: {
        archived: {
          fr: 'Projet archivé : créez un nouveau projet pour le retenir.',
          en: 'The project is archived: create a new one to select it.',
        },
      },
    },
    unselect: {
      label: { fr: 'Ne plus retenir', en: 'Unselect' },
      from: ['selected'],
      to: 'draft',
      by: ['system'],
      trigger: {
        fr: 'quand un autre projet de l’opération est retenu',
        en: 'when another project of the operation is selected',
      },
    },
    archive: {
      label: { fr: 'Archiver', en: 'Archive' },
      from: ['draft', 'selected'],
      to: 'archived',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'live_sales',
          holds: ({ liveSalesOnSelectedCount }) => liveSalesOnSelectedCount === 0,
          text: {
            fr: 'Des ventes sont en cours sur ce projet : menez-les à leur terme ou annulez-les.',
            en: 'Some sales are under way on this project: see them through or cancel them.',
          },
        },
      ],
    },
  },
});
