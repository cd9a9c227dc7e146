import type { DescribedLine } from './description.ts';

type Kind = 'vir_works' | 'vefa_notice' | 'asis_sheet';

const common = (
  title: string,
  label: string,
  description: string,
  brandOrEquivalent = '',
): DescribedLine => ({
  scope: 'common',
  title,
  label,
  description,
  brandOrEquivalent,
});
const own = (title: string, label: string, description: string, brandOrEquivalent = ''): DescribedLine => ({
  ...common(title, label, description, brandOrEquivalent),
  scope: 'private',
});

/**
 * What a description begins with, by its kind, to be made one's own. A VIR says which works are done on the common and
 * on the private parts (CCH, art. R262-9); the notice of a VEFA follows the headings of the order of 10 May 1968.
 */
export const descriptionModels: Readonly<Record<Kind, readonly DescribedLine[]>> = {
  vir_works: [
    common('Toiture et façades', 'Couverture', 'Révision générale, remplacement des éléments abîmés'),
    common(
      'Toiture et façades',
      'Façade sur rue',
      'Nettoyage, reprise des joints, mise en peinture des volets',
    ),
    common('Toiture et façades', 'Façade sur cour', 'Reprise d’enduit à la chaux'),
    common('Circulations', 'Hall et escalier', 'Réfection des murs et des sols, éclairage à détection'),
    common('Circulations', 'Boîtes aux lettres', 'Ensemble normalisé posé dans le hall'),
    common('Réseaux', 'Colonnes d’eau et d’évacuation', 'Remplacement des colonnes montantes et des chutes'),
    common('Réseaux', 'Électricité des parties communes', 'Mise en conformité NF C 15-100'),
    own('Cloisons et isolation', 'Doublage des murs extérieurs', 'Isolant et plaque de plâtre'),
    own('Cloisons et isolation', 'Cloisons de distribution', 'Plaques de plâtre sur ossature métallique'),
    own('Menuiseries', 'Fenêtres', 'Bois, double vitrage peu émissif'),
    own('Menuiseries', 'Porte palière', 'Porte isolante, serrure trois points'),
    own('Menuiseries', 'Portes intérieures', 'Portes à recouvrement, finition peinte'),
    own('Sols et murs', 'Sols des pièces sèches', 'Parquet contrecollé'),
    own('Sols et murs', 'Sols des pièces humides', 'Carrelage grès cérame'),
    own('Sols et murs', 'Peinture', 'Deux couches de peinture acrylique'),
    own('Équipements', 'Installation électrique', 'Remplacement complet, tableau neuf, NF C 15-100'),
    own('Équipements', 'Chauffage et eau chaude', 'Radiateurs à inertie, ballon thermodynamique'),
    own('Équipements', 'Salle d’eau', 'Receveur extra-plat, paroi vitrée, meuble vasque'),
    own('Équipements', 'Cuisine', 'Arrivées et évacuations en attente'),
    own('Équipements', 'Ventilation', 'VMC simple flux hygroréglable'),
  ],
  vefa_notice: [
    common(
      'Caractéristiques techniques générales de l’immeuble',
      'Infrastructure',
      'Fouilles et fondations selon étude de sol',
    ),
    common(
      'Caractéristiques techniques générales de l’immeuble',
      'Murs et ossature',
      'Béton armé et maçonnerie',
    ),
    common('Caractéristiques techniques générales de l’immeuble', 'Planchers', 'Dalles de béton armé'),
    common(
      'Caractéristiques techniques générales de l’immeuble',
      'Toitures',
      'Étanchéité ou couverture selon permis',
    ),
    common(
      'Parties communes intérieures',
      'Hall d’entrée',
      'Carrelage, peinture, boîtes aux lettres normalisées',
    ),
    common(
      'Parties communes intérieures',
      'Circulations des étages',
      'Sol souple, peinture, éclairage à détection',
    ),
    common('Équipements généraux', 'Ascenseur', 'Selon nombre de niveaux et réglementation'),
    common('Équipements généraux', 'Télécommunications', 'Fibre optique jusqu’au logement'),
    own(
      'Locaux privatifs et leurs équipements',
      'Sols et plinthes',
      'Revêtement stratifié, carrelage en pièces humides',
    ),
    own(
      'Locaux privatifs et leurs équipements',
      'Revêtements muraux',
      'Peinture, faïence au droit des appareils sanitaires',
    ),
    own('Locaux privatifs et leurs équipements', 'Plafonds', 'Peinture lisse'),
    own(
      'Locaux privatifs et leurs équipements',
      'Menuiseries extérieures',
      'PVC ou aluminium, double vitrage',
    ),
    own('Locaux privatifs et leurs équipements', 'Fermetures', 'Volets roulants'),
    own('Locaux privatifs et leurs équipements', 'Menuiseries intérieures', 'Portes à âme alvéolaire'),
    own(
      'Locaux privatifs et leurs équipements',
      'Équipements ménagers',
      'Évier, meuble sous évier, attentes d’appareils',
    ),
    own(
      'Locaux privatifs et leurs équipements',
      'Équipements sanitaires',
      'Douche, lavabo, cuvette avec réservoir économe',
    ),
    own('Locaux privatifs et leurs équipements', 'Équipements électriques', 'Selon NF C 15-100'),
    own('Locaux privatifs et leurs équipements', 'Chauffage et ventilation', 'Selon étude thermique, VMC'),
    own('Annexes privatives', 'Cave ou cellier', 'Brut, porte bois, éclairage'),
    own('Annexes privatives', 'Stationnement', 'Emplacement numéroté'),
  ],
  asis_sheet: [
    common('Immeuble', 'Toiture', 'En l’état'),
    common('Immeuble', 'Façades', 'En l’état'),
    common('Immeuble', 'Parties communes', 'En l’état'),
    own('Logement', 'Menuiseries', 'En l’état'),
    own('Logement', 'Sols et murs', 'En l’état'),
    own('Logement', 'Chauffage et eau chaude', 'En l’état'),
    own('Logement', 'Installation électrique', 'En l’état, voir diagnostic'),
  ],
};

/** The kind that lots sold in a mode are described by. */
export const kindOfSaleMode = (mode: string): Kind =>
  mode === 'vir' ? 'vir_works' : mode === 'vefa' ? 'vefa_notice' : 'asis_sheet';
