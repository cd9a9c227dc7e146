import { Plus } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { partElementId } from './part-element.ts';
import type { SectionConfig } from './section-config.ts';

interface PartViewProps {
  readonly part: SectionConfig;
  /** Holds its place: it is drawn in a moment. */
  readonly isWaiting: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A section of a form; one that may be left out shows only its title until it is opened. */
export function PartView({ part, isWaiting, isOpen, onOpen }: PartViewProps) {
  const { id, title, help, isWide = false, content } = part;
  // As high as sections usually are: the window keeps its place when a page is loaded again.
  if (isWaiting) return <div id={partElementId(id)} className="form-part min-h-72 max-md:min-h-136" />;
  return (
    <div id={partElementId(id)} className="form-part">
      {isOpen ? (
        <FormSection title={title} help={help} isWide={isWide}>
          {content}
        </FormSection>
      ) : (
        <section className="flex items-center gap-2 border-t border-line py-4">
          <h2 className="-ml-3">
            <Button variant="discreet" icon={Plus} aria-expanded={false} onClick={onOpen}>
              <span className="font-display text-base font-semibold text-ink">{title}</span>
            </Button>
          </h2>
          <p className="min-w-0 text-table text-ink3 max-md:hidden">{help}</p>
        </section>
      )}
    </div>
  );
}
