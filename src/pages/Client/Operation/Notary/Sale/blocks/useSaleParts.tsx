import { useWatch } from 'react-hook-form';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { BuyerLines } from './BuyerLines.tsx';
import { LotLines } from './LotLines.tsx';
import type { SaleFormView } from './sale-form.ts';

const openStates = ['option', 'reserved'];

/** The sections of the file of a sale. */
export function useSaleParts(form: SaleFormView, props: NotarySaleFormProps): SectionConfig[] {
  const { field, section } = form;
  const t = useMessages(saleMessages);
  const { current, choices, can, today } = props;
  const { control } = form.control.form.form;
  const regime = useWatch({ control, name: 'regime' });
  const isLoan = useWatch({ control, name: 'isLoanRequired' });
  const isOpen = current === null || openStates.includes(current.status);
  const isContracted = current !== null && current.contractOn !== null;
  const isOptioned = current?.status === 'option';
  const isBuilt = regime === 'asis' || regime === 'tab';
  const past = { max: today };
  const templates = choices.templates.filter((template) => template.regime === regime);
  const locked = isOpen ? {} : { isReadOnly: true };
  const isDeeded = current !== null && current.deedOn !== null;
  const fixed = isDeeded ? { isReadOnly: true } : {};
  const still =
    isDeeded || !props.form.can.save
      ? { isDisabled: true, ...(isDeeded && { help: t('refusals.deeded') }) }
      : {};
  return [
    {
      ...section('lots', []),
      fields: ['regime', 'optionUntil', 'lots', 'isFloorConfirmed'],
      isWide: true,
      content: (
        <>
          {field('regime', Select, locked).node}
          {isOptioned && field('optionUntil', DateField).node}
          <LotLines form={form} choices={choices.lots} isFixed={!isOpen} />
          {can.owner && isOpen && field('isFloorConfirmed', Checkbox).node}
        </>
      ),
    },
    {
      ...section('buyers', []),
      fields: ['buyers'],
      isWide: true,
      content: <BuyerLines form={form} choices={choices.contacts} isFixed={!isOpen} />,
    },
    section('deposit', [
      [
        field('depositCents', MoneyField, isContracted ? { isReadOnly: true } : {}),
        field('depositHolder', TextField),
      ],
      [field('depositReceivedOn', DateField, past), field('furnitureCents', MoneyField, fixed)],
      field('agentFeeCents', MoneyField, fixed),
    ]),
    section('loan', [
      [field('isLoanRequired', Checkbox, still), field('hasLoanWaiver', Checkbox, still)],
      isLoan && [
        field('loanAmountCents', MoneyField, fixed),
        field('loanMaxRateBps', RateField, fixed),
        field('loanMonths', IntegerField, fixed),
      ],
      isLoan && field('loanConditionEndsOn', DateField, fixed),
    ]),
    ...(isContracted
      ? [
          section('notice', [
            [field('notifiedBy', Select), field('firstPresentationOn', DateField, { ...past, ...fixed })],
            [
              field('alurDocsOn', DateField, { ...past, ...fixed }),
              ...(regime === 'vefa' ? [field('draftDeedNotifiedOn', DateField, { ...past, ...fixed })] : []),
            ],
          ]),
        ]
      : []),
    section('deed', [
      [field('deedPlannedOn', DateField, fixed), field('deliveryPlannedOn', DateField)],
      [
        field('sellerNotaryId', Select, { choices: choices.contacts }),
        field('buyerNotaryId', Select, { choices: choices.contacts }),
      ],
      [
        field('paymentTemplateId', Select, { choices: templates, ...fixed }),
        ...(isBuilt ? [] : [field('guaranteeId', Select, { choices: choices.guarantees, ...fixed })]),
      ],
      [
        field('isVatStated', Checkbox, still),
        field('isFirstTimeBuyer', Checkbox, still),
        field('isBlockSale', Checkbox, still),
      ],
      choices.preemptions.length > 0 && field('preemptionId', Select, { choices: choices.preemptions }),
    ]),
  ];
}
