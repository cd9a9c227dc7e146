import { Mark } from '../identity/Mark.tsx';
import type { RunningTexts } from './document-context.ts';

/** On the screen, what the margins of the paper will hold; the paper has it from its own boxes, with page numbers. */
export function ScreenHeads({ company, subject, edition, note }: RunningTexts) {
  return (
    <div className="print-screen-heads" aria-hidden="true">
      <p>
        <span>
          <Mark size={20} /> {company}
        </span>
        <span>{subject}</span>
      </p>
      <p>
        <span>{edition}</span>
        <span>{note}</span>
      </p>
    </div>
  );
}
