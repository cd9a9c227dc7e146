import { personId } from '#mocks/db/seed/person-id.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { saleId } from '#mocks/db/seed/sales.ts';
import { prospectId } from '#mocks/db/seed/prospects.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { data } from '../../expected.ts';
import type { JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const of = (number: string) => ({ parameters: () => Promise.resolve({ sale: saleId(number) }) });

/** Seller: the one who sells their own alone. */
const payload = () => ({
  tenantId: tenantId('T8'),
  prospectId: null,
  planId: planId('essentiel'),
  period: 'monthly',
  seats: 2,
  unitCents: 4900,
  discountKind: 'none',
  discountValue: 0,
  couponCode: '',
  services: [{ label: 'Formation', quantity: 1, unitCents: 30_000 }],
  startsOn: '2026-12-01',
  sellerUserId: personId('ines.benali'),
  utmId: null,
  notes: '',
});

const versionOf = async (kit: Kit, number: string): Promise<number> => {
  const { form } = (await kit.props('admin.sale.edit', { sale: saleId(number) })) as { form: JsonObject };
  return (form['record'] as { version: number }).version;
};

const withFile = 'un fichier arrive dans un formulaire : la route demande un document';

/** What the engine must do before it tries the routes of the sales of subscriptions. */
export const adminSalePreparations: Preparations = {
  'admin.sale.store': { payload },
  'admin.sale.price': {
    isIdempotent: true,
    expects: () => data('application/json'),
    payload: () => {
      const { startsOn: _s, sellerUserId: _u, utmId: _t, notes: _n, ...asked } = payload();
      return asked;
    },
  },
  'admin.sale.update': {
    ...of('V-2026-00007'),
    payload: async (kit) => ({
      ...payload(),
      tenantId: null,
      prospectId: prospectId('trois-tilleuls'),
      version: await versionOf(kit, 'V-2026-00007'),
    }),
  },
  'admin.sale.destroy': of('V-2026-00008'),
  'admin.sale.send': of('V-2026-00006'),
  'admin.sale.sign': {
    ...of('V-2026-00006'),
    payload: () => ({
      signedOn: '2026-11-20',
      companyMode: 'existing',
      tenantId: tenantId('T7'),
      companyName: '',
      legalForm: '',
      siren: null,
      addressLine: '',
      postalCode: '',
      city: '',
      activity: '',
      vatRegime: '',
      firstName: '',
      lastName: '',
      email: '',
    }),
  },
  'admin.sale.cancel': of('V-2026-00007'),
  'admin.sale.approve': of('V-2026-00008'),
  'admin.sale.duplicate': of('V-2026-00007'),
  'admin.sale.paper.store': { untried: withFile },
  'admin.sale.paper.destroy': { untried: withFile },
  'admin.target.update': {
    payload: () => ({ sellerId: personId('ines.benali'), month: '2026-12', amountCents: 150_000 }),
    isIdempotent: true,
  },
};
