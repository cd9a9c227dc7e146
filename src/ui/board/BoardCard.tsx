import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Spinner } from '../actions/Spinner.tsx';
import { cx } from '../cx.ts';
import { useBoardMessages } from './useBoardMessages.ts';
import { useDragging } from './useDragging.ts';

/** What the board gives to be placed in a card. */
export interface CardSlots {
  /** Its name: a link over the whole card, which also takes the keys. */
  readonly title: ReactNode;
  /** The menu that moves it; null where nothing may be moved. */
  readonly menu: ReactNode;
}

export interface BoardCardProps {
  readonly boardId: string;
  readonly cardId: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly instructionsId: string | undefined;
  readonly menu: ReactNode;
  readonly isMovable: boolean;
  readonly isPending: boolean;
  /** Held by the pointer or by keys. */
  readonly carriedBy: 'pointer' | 'keys' | null;
  /** Has just come back. */
  readonly hasReturned: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onLeave: () => void;
  readonly children: (slots: CardSlots) => ReactNode;
}

/** A card that the pointer can take. */
export function BoardCard({
  boardId,
  cardId,
  name,
  href,
  instructionsId,
  menu,
  isMovable,
  isPending,
  carriedBy,
  hasReturned,
  onKeyDown,
  onLeave,
  children,
}: BoardCardProps) {
  const t = useBoardMessages();
  const card = useRef<HTMLDivElement>(null);
  useDragging(card, isMovable && !isPending, (element, drag) => drag.makeDraggable(element, boardId, cardId));
  const title = {
    'data-board-title': cardId,
    'aria-describedby': instructionsId,
    className: 'board-title',
    // The card is dragged, not the address.
    draggable: false,
    onKeyDown,
    onBlur: onLeave,
  };
  return (
    <div
      ref={card}
      aria-busy={isPending || undefined}
      className={cx(
        'board-card relative overflow-hidden rounded-card border bg-card text-ink shadow-e1 transition-[opacity,box-shadow] duration-120',
        isMovable && 'cursor-grab active:cursor-grabbing',
        carriedBy === 'pointer' && 'opacity-40',
        carriedBy === 'keys' ? 'border-brick shadow-e3' : 'border-line',
        hasReturned && 'board-returned',
      )}
    >
      {children({
        title:
          href !== undefined ? (
            <AppLink {...title} href={href}>
              {name}
            </AppLink>
          ) : isMovable ? (
            <button {...title} type="button">
              {name}
            </button>
          ) : (
            name
          ),
        menu: menu && <span className="relative z-1 inline-flex">{menu}</span>,
      })}
      {isPending && (
        <span className="absolute right-2 bottom-2 grid size-6 place-items-center rounded-full bg-card text-ink2 shadow-e2">
          <Spinner size={14} />
          <span className="sr-only">{t('saving')}</span>
        </span>
      )}
    </div>
  );
}
