import type { PresentationProps } from '#contracts/export/presentation.ts';
import * as roleMessages from '#messages/client/contact-roles.ts';
import * as presentationMessages from '#messages/export/presentation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintPeople } from '#ui/print/PrintPeople.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

const known = (lines: readonly (string | null)[]): string[] =>
  lines.flatMap((line) => (line === null || line === '' ? [] : [line]));

/** Who makes the operation: the company's own people, then those from outside. */
export function PeopleSection({ team, partners }: Pick<PresentationProps, 'team' | 'partners'>) {
  const t = useMessages(presentationMessages);
  const roles = useMessages(roleMessages);
  return (
    <PrintSection title={t('team')}>
      <PrintPeople
        people={[
          ...team.map(({ id, name, isManager, jobTitle, email, phone }) => ({
            id,
            name,
            role: isManager ? t('manager') : (jobTitle ?? t('member')),
            lines: known([phone, email]),
          })),
          ...partners.map(({ id, name, role, company, email, phone }) => ({
            id,
            name,
            role: roles(role),
            lines: known([company, phone, email]),
          })),
        ]}
      />
    </PrintSection>
  );
}
