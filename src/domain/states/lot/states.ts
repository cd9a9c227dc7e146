import type { LotState } from '../../lot/states.ts';
import type { StateDisplay } from '../machine.ts';
import type { LotFacts } from './facts.ts';

const published = ['priceTtcCents', 'areaM2', 'saleMode'] as const;

/** Labels and colours of the states of a lot, in their order. */
export const lotStateDisplay: Readonly<Record<LotState, StateDisplay<keyof LotFacts>>> = {
  draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
  available: { label: { fr: 'Disponible', en: 'Available' }, colour: 'green', keeps: published },
  optioned: {
    label: { fr: 'Optionné', en: 'Optioned' },
    colour: 'yellow',
    keeps: [...published, 'optionUntil'],
  },
  reserved: {
    label: { fr: 'Réservé', en: 'Reserved' },
    colour: 'orange',
    keeps: [...published, 'buyerName'],
  },
  under_contract: {
    label: { fr: 'Sous compromis', en: 'Under contract' },
    colour: 'violet',
    keeps: [...published, 'buyerName', 'contractOn'],
  },
  sold: { label: { fr: 'Vendu', en: 'Sold' }, colour: 'blue', keeps: [...published, 'buyerName', 'deedOn'] },
  delivered: {
    label: { fr: 'Livré', en: 'Delivered' },
    colour: 'dark',
    isFinal: true,
    keeps: [...published, 'buyerName', 'deedOn', 'deliveredOn'],
  },
  withdrawn: {
    label: { fr: 'Retiré', en: 'Withdrawn' },
    colour: 'grey',
    isFinal: true,
    keeps: ['withdrawalReason'],
  },
};
