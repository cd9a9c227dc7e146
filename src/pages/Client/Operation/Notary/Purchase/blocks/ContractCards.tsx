import type { ShownPurchase } from '#contracts/client/operation/notary/purchase/form.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Stepper } from '#ui/data/Stepper.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';

interface PurchaseCardProps {
  readonly purchase: ShownPurchase;
}

/** Promise, conditions and deed on one line. */
export function Stages({ purchase }: PurchaseCardProps) {
  const t = useMessages(purchaseMessages);
  const { date } = useFormat();
  const { status, promiseOn, deedOn, deedPlannedOn, contractKind } = purchase;
  const isPromised = promiseOn !== null;
  const isDeeded = deedOn !== null;
  const areMet = isDeeded || status === 'conditions_met';
  return (
    <Stepper
      label={t('stages.label')}
      steps={[
        {
          id: 'promise',
          label: t(contractKind === 'none' ? 'stages.none' : 'stages.promise'),
          progress: contractKind === 'none' ? 'skipped' : isPromised ? 'done' : 'current',
          ...(isPromised && { date: date(promiseOn) }),
        },
        {
          id: 'conditions',
          label: t('stages.conditions'),
          progress: areMet ? 'done' : isPromised ? 'current' : 'ahead',
        },
        {
          id: 'deed',
          label: t('stages.deed'),
          progress: isDeeded ? 'done' : areMet ? 'current' : 'ahead',
          ...((deedOn ?? deedPlannedOn) !== null && { date: date(deedOn ?? deedPlannedOn) }),
        },
      ]}
    />
  );
}

/** What was signed, when it ends, what was deposited. */
export function ContractCard({ purchase }: PurchaseCardProps) {
  const t = useMessages(purchaseMessages);
  const { date, money } = useFormat();
  const day = (on: string | null): string | null => (on === null ? null : date(on));
  const { terminationReason, depositOutcome, registrationDeadlineOn } = purchase;
  return (
    <Card
      title={`${t(`contractKinds.${purchase.contractKind}`)} · ${t(`forms.${purchase.form}`)}`}
      aside={<TradeStateBadge entity="notaryPurchase" state={purchase.status} />}
    >
      <DescriptionList
        columns={3}
        items={[
          { term: t('fields.priceCents'), value: money(purchase.priceCents) },
          {
            term: t('contract.deposit'),
            value: purchase.depositCents === null ? null : money(purchase.depositCents),
          },
          {
            term: t('contract.holder'),
            value: purchase.depositHolder === '' ? null : purchase.depositHolder,
          },
          { term: t('contract.acceptedOn'), value: day(purchase.acceptanceOn) },
          { term: t('contract.signedOn'), value: day(purchase.promiseOn) },
          { term: t('contract.expiresOn'), value: day(purchase.promiseExpiresOn) },
          ...(registrationDeadlineOn === null
            ? []
            : [
                { term: t('contract.register'), value: day(registrationDeadlineOn) },
                { term: t('contract.registered'), value: day(purchase.registeredOn) },
              ]),
          { term: t('contract.planned'), value: day(purchase.deedPlannedOn) },
          { term: t('contract.deed'), value: day(purchase.deedOn) },
          { term: t('contract.keys'), value: day(purchase.keysOn) },
          { term: t('fields.commitment'), value: t(`regimes.${purchase.commitment}`) },
          ...(terminationReason === null ? [] : [{ term: t('contract.reason'), value: terminationReason }]),
          ...(depositOutcome === null
            ? []
            : [{ term: t('contract.outcome'), value: t(`outcomes.${depositOutcome}`) }]),
        ]}
      />
    </Card>
  );
}

/** Seller, notaries, and who may take the buyer’s place. */
export function PartiesCard({ purchase }: PurchaseCardProps) {
  const t = useMessages(purchaseMessages);
  return (
    <Card
      title={t('parties.title')}
      aside={<Badge>{t(purchase.isSellerIndividual ? 'parties.individual' : 'parties.company')}</Badge>}
    >
      <DescriptionList
        items={[
          { term: t('parties.seller'), value: purchase.seller },
          { term: t('parties.sellerNotary'), value: purchase.sellerNotary },
          { term: t('parties.buyerNotary'), value: purchase.buyerNotary },
          {
            term: t('parties.substitution'),
            value:
              purchase.substitute ??
              t(purchase.isSubstitutionAllowed ? 'parties.allowed' : 'parties.notAllowed'),
          },
        ]}
      />
    </Card>
  );
}
