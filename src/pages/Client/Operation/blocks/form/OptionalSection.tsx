import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';

interface OptionalSectionProps {
  title: string;
  help: string;
  /** It holds values, or errors: then it is open whatever was clicked. */
  isNeeded: boolean;
  children: ReactNode;
}

/** A section that one may leave out: only its title shows until it is opened, or has something to show. */
export function OptionalSection({ title, help, isNeeded, children }: OptionalSectionProps) {
  const [isOpened, setOpened] = useState(isNeeded);
  // Once shown it stays: emptying the last field must not fold it under the cursor.
  if (isNeeded && !isOpened) setOpened(true);
  if (!isOpened) {
    return (
      <section className="flex items-center border-t border-line py-4">
        <h2 className="-ml-3">
          <Button variant="discreet" icon={Plus} aria-expanded={false} onClick={() => setOpened(true)}>
            <span className="font-display text-base font-semibold text-ink">{title}</span>
            <span className="font-normal text-ink3 max-md:hidden">{help}</span>
          </Button>
        </h2>
      </section>
    );
  }
  return (
    <FormSection title={title} help={help}>
      {children}
    </FormSection>
  );
}
