import { drawdownMachine } from './finance/drawdown.ts';
import { loanMachine } from './finance/loan.ts';
import { lotMachine } from './lot/lot.ts';
import { operationMachine } from './operation/operation.ts';
import { terminationMachine } from './operation/termination.ts';
import { permitMachine } from './permit/permit.ts';
import { notaryPurchaseMachine } from './purchase/notary-purchase.ts';
import { offerMachine } from './purchase/offer.ts';
import { preemptionMachine } from './purchase/preemption.ts';
import { broadcastLotMachine } from './sale/broadcast-lot.ts';
import { notarySaleMachine } from './sale/notary-sale.ts';
import { paymentMachine } from './sale/payment.ts';
import { quickSaleMachine } from './sale/quick-sale.ts';
import { shareMachine } from './sharing/share.ts';
import { offerTemplateMachine, paymentTemplateMachine } from './sharing/template.ts';
import { visitMachine } from './study/visit.ts';
import { estimationMachine } from './study/estimation.ts';
import { projectMachine } from './study/project.ts';
import { simulationMachine } from './study/simulation.ts';
import { supportPlanDescriptionMachine } from './study/support-plan-description.ts';
import { constructionLotMachine } from './works/construction-lot.ts';
import { situationMachine } from './works/situation.ts';

/** Every machine, by the entity whose life it is, in the order of a document. */
export const machines = {
  operation: operationMachine,
  lot: lotMachine,
  project: projectMachine,
  simulation: simulationMachine,
  estimation: estimationMachine,
  supportPlanDescription: supportPlanDescriptionMachine,
  offer: offerMachine,
  notaryPurchase: notaryPurchaseMachine,
  preemption: preemptionMachine,
  permit: permitMachine,
  notarySale: notarySaleMachine,
  payment: paymentMachine,
  loan: loanMachine,
  drawdown: drawdownMachine,
  constructionLot: constructionLotMachine,
  situation: situationMachine,
  visit: visitMachine,
  quickSale: quickSaleMachine,
  broadcastLot: broadcastLotMachine,
  share: shareMachine,
  offerTemplate: offerTemplateMachine,
  paymentTemplate: paymentTemplateMachine,
  termination: terminationMachine,
} as const;
export type Entity = keyof typeof machines;
