import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LoginProps } from '#contracts/auth/login.ts';
import { tenant } from '#generated/routes/login.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { BackToPassword } from './BackToPassword.tsx';

export interface CompanyChoiceProps {
  readonly companies: LoginProps['companies'];
  readonly cancelHref: string;
}

/** The companies that the person may work in; one press opens one. */
export function CompanyChoice({ companies, cancelHref }: CompanyChoiceProps) {
  const roleLabel = useRoleLabel();
  const visit = useVisit();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (tenantId: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    void visit({
      method: 'POST',
      href: tenant(),
      data: { tenantId },
      onError: (errors) => setRefusal(errors['tenantId']),
      onFinish: () => setBusy(false),
    });
  };
  return (
    <div className="flex flex-col gap-4">
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      <ul className="divide-y divide-line rounded-card border border-line2 bg-card" aria-busy={isBusy}>
        {companies.map(({ id, name, role }, index) => (
          <li key={id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 p-3 text-left hover:bg-sunken"
              autoFocus={index === 0}
              onClick={() => choose(id)}
            >
              <Avatar name={name} size={32} isDecorative />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{name}</span>
                <span className="text-table text-ink3">{roleLabel(role)}</span>
              </span>
              <Icon icon={ChevronRight} size={16} className="shrink-0 text-ink3" />
            </button>
          </li>
        ))}
      </ul>
      <BackToPassword href={cancelHref} />
    </div>
  );
}
