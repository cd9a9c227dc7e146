import { Lock } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { reasonOf, type BoardColumn, type Verdict } from './board-types.ts';
import { countOf } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';
import { useDragging } from './useDragging.ts';

/** How many cards a column shows at first, and how many more at each asking. */
const cardsAtOnce = 25;

export interface BoardColumnViewProps<Card> {
  readonly boardId: string;
  readonly headingLevel: 2 | 3;
  readonly column: BoardColumn<Card>;
  readonly idOf: (card: Card) => string;
  /** What it says to the card being carried over it; null while none is. */
  readonly verdict: Verdict | null;
  /** The card being carried may not come here, wherever it is now. */
  readonly isBarred: boolean;
  readonly renderCard: (card: Card) => ReactNode;
}

/** A column: its name, its count, its sum, its cards, and what it says to a card held over it. */
export function BoardColumnView<Card>({
  boardId,
  headingLevel,
  column,
  idOf,
  verdict,
  isBarred,
  renderCard,
}: BoardColumnViewProps<Card>) {
  const t = useBoardMessages();
  const titleId = useId();
  const host = useRef<HTMLElement>(null);
  const [shownCount, setShownCount] = useState(cardsAtOnce);
  const { id, label, glyph, cards, hiddenNote, renderSummary } = column;
  useDragging(host, true, (element, drag) => drag.makeDropTarget(element, boardId, id));
  const Heading = `h${headingLevel}` as const;
  const hiddenCount = Math.max(0, cards.length - shownCount);
  return (
    <section
      ref={host}
      aria-labelledby={titleId}
      data-board-column={id}
      className={cx(
        'flex min-h-64 w-[82vw] shrink-0 snap-center flex-col gap-2 rounded-card border p-2 transition-colors duration-120',
        'print:min-h-0 print:w-full print:max-w-none',
        'md:min-h-[min(40rem,64dvh)] md:w-auto md:max-w-100 md:min-w-45 md:flex-1 md:basis-0 md:snap-align-none',
        verdict === null && 'border-transparent bg-sunken',
        verdict === true && 'border-brick bg-brick-bg',
        verdict !== null && verdict !== true && 'border-neg bg-neg-bg',
      )}
    >
      <header className="px-1 pt-0.5">
        <Heading id={titleId} className="flex min-h-5 items-center gap-1.5 text-table font-semibold">
          {isBarred ? <Icon icon={Lock} size={14} className="text-neg" /> : glyph}
          <span className="min-w-0 truncate" title={label}>
            {label}
          </span>
          <span aria-hidden="true" className="font-medium text-ink3">
            {countOf(column)}
          </span>
          <span className="sr-only">{t('cardCount', { count: countOf(column) })}</span>
        </Heading>
        {renderSummary && <p className="text-label font-normal text-ink3">{renderSummary(cards)}</p>}
      </header>
      {verdict !== null && (
        <p
          className={cx(
            'flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border border-dashed p-2 text-center text-label font-medium',
            verdict === true ? 'border-brick text-brick-ink' : 'border-neg text-neg',
          )}
        >
          {verdict === true ? (
            t('dropHere')
          ) : (
            <>
              <Icon icon={Lock} size={16} />
              {reasonOf(verdict)}
            </>
          )}
        </p>
      )}
      {countOf(column) === 0 ? (
        verdict === null && <p className="px-1 py-3 text-label text-ink3">{t('empty')}</p>
      ) : (
        <ul className="flex flex-col gap-2 print:grid print:grid-cols-3">
          {cards.slice(0, shownCount).map((card) => (
            <li key={idOf(card)} className="break-inside-avoid">
              {renderCard(card)}
            </li>
          ))}
        </ul>
      )}
      {hiddenCount === 0 && countOf(column) > cards.length && hiddenNote !== undefined && (
        <p className="px-1 text-label text-ink3">{hiddenNote}</p>
      )}
      {hiddenCount > 0 && (
        <p className="hidden px-1 text-label text-ink3 print:block">
          {t('notPrinted', { count: hiddenCount })}
        </p>
      )}
      {hiddenCount > 0 && (
        <Button variant="discreet" size="sm" onClick={() => setShownCount((count) => count + cardsAtOnce)}>
          {t('showMore', { count: Math.min(hiddenCount, cardsAtOnce) })}
        </Button>
      )}
    </section>
  );
}
