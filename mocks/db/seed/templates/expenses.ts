import type { TemplateLine } from '#domain/simulation/study/expense-templates.ts';
import type { NewExpenseTemplate } from '../../schema/expense-templates.ts';
import { personId } from '../people.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenants.ts';

const line = (
  category: TemplateLine['category'],
  label: string,
  basis: TemplateLine['basis'],
  value: number | null,
  vatRateBps: TemplateLine['vatRateBps'],
  more: Partial<TemplateLine> = {},
): TemplateLine => ({
  category,
  label,
  basis,
  value,
  vatRateBps,
  recovery: 'regime',
  schedule: 'month',
  monthsAfterStart: null,
  months: 1,
  curve: 'linear',
  isAuto: false,
  supplierId: null,
  accountingCodeId: null,
  ...more,
});

const atPurchase = { schedule: 'at_purchase' } as const;
const withWorks = { schedule: 'with_works' } as const;
const automatic = { ...atPurchase, isAuto: true } as const;

/** The ratios of a company that renovates old stone in VIR. */
const oldStone: TemplateLine[] = [
  line('acquisition', 'Prix d’achat', 'pct_purchase', 10_000, 0, atPurchase),
  line('purchase_fees', 'Frais d’acte', 'amount', null, 2000, automatic),
  line('works', 'Travaux tous corps d’état', 'per_m2', 80_600, 1000, withWorks),
  line('fees_moe', 'Maîtrise d’œuvre', 'pct_works', 800, 2000, withWorks),
  line('insurance', 'Dommages-ouvrage et tous risques', 'pct_works', 340, 0, { monthsAfterStart: 6 }),
  line('surveys', 'Géomètre et diagnostics', 'pct_works', 220, 2000, { monthsAfterStart: 6 }),
  line('contingency', 'Aléas', 'pct_works', 500, 1000, withWorks),
  line('sales_fees', 'Commercialisation', 'pct_revenue_ttc', 400, 2000, { schedule: 'at_deeds' }),
  line('gfa', 'Garantie d’achèvement', 'amount', null, 0, { monthsAfterStart: 10, isAuto: true }),
  line('loan_fees', 'Frais de prêt', 'amount', null, 0, automatic),
  line('interest', 'Intérêts', 'amount', null, 0, automatic),
  line('commitment', 'Commission d’engagement', 'amount', null, 0, automatic),
  line('management', 'Gestion', 'pct_revenue_ttc', 160, 0, {
    schedule: 'spread',
    monthsAfterStart: 0,
    months: null,
  }),
];

/** The templates of expenses that the companies of the demonstration keep. */
export const expenseTemplateRows = (): NewExpenseTemplate[] => {
  const at = new Date('2026-02-03T09:20:00Z');
  return [
    {
      id: seedId('expense-template:T1:old-stone'),
      tenantId: tenantId('T1'),
      createdBy: personId('hugo.lartigue'),
      createdAt: at,
      updatedAt: at,
      name: 'Pierre ancienne en VIR',
      lines: oldStone,
    },
  ];
};
