import type { SharedProps } from '#contracts/shared.ts';
import { switch_ as switchCompany } from '#generated/routes/client/account/tenant.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';

interface Companies {
  /** Empty where there is nothing to choose: one company, or staff in a client's name. */
  readonly companies: SharedProps['tenants'];
  readonly currentId: string | null;
  /** Goes on in another company, on its start page. */
  readonly change: (id: string) => void;
}

/** The companies that the person may change to. */
export function useCompanies({ tenants, tenant, auth }: SharedProps): Companies {
  const visit = useVisit();
  const isChoice = auth.impersonator === null && tenants.length > (tenant === null ? 0 : 1);
  return {
    companies: isChoice ? tenants : [],
    currentId: tenant?.id ?? null,
    change: (tenantId) => {
      if (tenantId !== tenant?.id) void visit({ method: 'POST', href: switchCompany(), data: { tenantId } });
    },
  };
}
