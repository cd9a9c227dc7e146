import type { CurrentSale, NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';

/** What every window of the file of a sale is given. */
export interface SaleWindowProps {
  readonly props: NotarySaleFormProps;
  readonly current: CurrentSale;
  readonly onClose: () => void;
}

/** What the window of a step is given. */
export interface SaleStepProps extends SaleWindowProps {
  readonly step: NotarySaleFormProps['steps'][number];
}

/** The address of the sale, as its routes take it. */
export const routeOf = ({ props, current }: Pick<SaleWindowProps, 'props' | 'current'>) => ({
  operation: props.operation.id,
  notarySale: current.id,
});
