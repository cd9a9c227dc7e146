import type { SaleAlert } from '#domain/sale/sale-form.ts';

/** How loud an alert is: what is late cries, what comes soon warns, the rest tells. */
export function alertTone(alert: SaleAlert): 'neg' | 'warn' | 'info' {
  if (alert === 'unpaid' || alert === 'loan_late' || alert === 'deed_late') return 'neg';
  return alert === 'withdrawal' ? 'info' : 'warn';
}
