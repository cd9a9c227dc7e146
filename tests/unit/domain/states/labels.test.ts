import { describe, expect, test } from 'vitest';
import { lotStates } from '#domain/lot/states.ts';
import { operationStates } from '#domain/operation/states.ts';
import { lotStateDisplay } from '#domain/states/lot/states.ts';
import { machines } from '#domain/states/machines.ts';
import { statesOf, type AnyMachine } from '#domain/states/machine.ts';
import { operationStateDisplay } from '#domain/states/operation/states.ts';
import { permitStates } from '#domain/states/permit/states.ts';
import { offerStates } from '#domain/states/purchase/offer-facts.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import { en, fr } from '#messages/trade.ts';
import { lotTones } from '#ui/data/tones.ts';

/** French labels in the order of the states, as the trade writes them. */
const labels: Readonly<Record<keyof typeof machines, string>> = {
  operation:
    'Sourcing · Étude · Offre · Sous promesse · Acquise · Travaux · Commercialisation · Clôturée · Abandonnée',
  lot: 'Brouillon · Disponible · Optionné · Réservé · Sous compromis · Vendu · Livré · Retiré',
  project: 'Brouillon · Retenu · Archivé',
  simulation: 'Brouillon · Validée · Archivée',
  estimation: 'Brouillon · Définitive · Archivée',
  supportPlanDescription: 'Brouillon · Approuvée · Annexée',
  offer: 'Brouillon · Envoyée · Contre-proposition · Acceptée · Refusée · Expirée · Retirée',
  notaryPurchase:
    'À préparer · Promesse signée · Conditions en cours · Conditions levées · Acte signé · Caduque · Résolue',
  preemption:
    'Déposée · Suspendue · Purgée (silence) · Renonciation · Préemptée · Prix contesté · Vente retirée',
  permit:
    'À déposer · En instruction · Incomplet · Sursis à statuer · Accordé · Tacite · Refusé · Affiché · Purgé · Chantier ouvert · Achevé · Conforme · Contesté · Recours · Annulé · Retiré · Périmé',
  notarySale:
    'Option · Réservée · Compromis (rétractation) · Ferme · Conditions levées · Acte signé · Soldée · Livrée · Annulée',
  payment: 'À venir · À appeler · Appelé · Partiel · Payé · En retard · Consigné · Annulé',
  loan: 'Brouillon · Demandé · Accord de principe · Offre reçue · Accepté · Signé · En tirage · En remboursement · Remboursé · Refusé · Annulé',
  drawdown: 'Prévu · Demandé · Débloqué · Annulé',
  constructionLot:
    'À consulter · Consulté · Attribué · En cours · Terminé · Réceptionné · Réserves levées · Soldé · Résilié',
  situation: 'Brouillon · Reçue · Visée MOE · Validée · Payée · Rejetée',
  visit: 'Prévue · Effectuée · Absence · Annulée',
  quickSale: 'Brouillon · Prête · Publiée · Sous offre · Compromis · Vendue · Retirée',
  broadcastLot: 'Non diffusé · En attente · En ligne · Erreur',
  share: 'Actif · Expiré · Révoqué',
  offerTemplate: 'Actif · Archivé',
  paymentTemplate: 'Actif · Archivé',
  termination: 'Brouillon · Confirmée · Rouverte',
};

/** Badge colours that the trade fixes. */
const colours: Readonly<Record<string, string>> = {
  operation: 'grey blue indigo violet teal orange green dark red',
  lot: 'grey green yellow orange violet blue dark grey',
};

describe('labels of states', () => {
  test.each(Object.entries(labels))('%s has those of the trade, in their order', (entity, expected) => {
    const machine = (machines as Readonly<Record<string, AnyMachine>>)[entity];
    expect(machine && Object.values(machine.states).map(({ label }) => label.fr)).toEqual(
      expected.split(' · '),
    );
  });

  test.each(Object.entries(colours))('%s has its badge colours', (entity, expected) => {
    const machine = (machines as Readonly<Record<string, AnyMachine>>)[entity];
    expect(machine && Object.values(machine.states).map(({ colour }) => colour)).toEqual(expected.split(' '));
  });

  test('a late call is red', () => {
    expect(machines.payment.states.overdue.colour).toBe('red');
  });

  test('lists of states kept elsewhere have the same states in the same order', () => {
    expect(statesOf(machines.operation)).toEqual(operationStates);
    expect(statesOf(machines.lot)).toEqual(lotStates);
    expect(statesOf(machines.permit)).toEqual(permitStates);
    expect(statesOf(machines.offer)).toEqual(offerStates);
    expect(statesOf(machines.notarySale)).toEqual(notarySaleStates);
  });
});

const trade = { fr, en };

describe('labels on the screens', () => {
  test.each(['fr', 'en'] as const)('operations and lots are called the same (%s)', (language) => {
    for (const state of operationStates) {
      expect(trade[language].operationState[state]).toBe(operationStateDisplay[state].label[language]);
    }
    for (const state of lotStates) {
      expect(trade[language].lotState[state]).toBe(lotStateDisplay[state].label[language]);
    }
  });

  test('a lot borrows the tone of the operation’s state of its colour; an option, for want of yellow, that of works', () => {
    for (const state of lotStates) {
      const { colour } = lotStateDisplay[state];
      const tone = operationStates.find((other) => operationStateDisplay[other].colour === colour);
      expect([state, lotTones[state]]).toEqual([state, colour === 'yellow' ? 'works' : tone]);
    }
  });
});
