import { ArrowRight, History } from 'lucide-react';
import { Figure } from '#ui/data/Figure.tsx';
import type { PaletteItem } from '#ui/palette/palette-types.ts';
import { hitIcons } from './hit-icons.ts';
import type { Offer } from './palette-content.ts';

/** An offer as a line of the palette; its id tells it from every other. */
export function paletteItem(offer: Offer): PaletteItem {
  switch (offer.kind) {
    case 'action': {
      const { id, label, icon = ArrowRight, keys, href, inactiveReason } = offer.action;
      return { id: `action:${id}`, title: label, icon, keys, href, inactiveReason };
    }
    case 'recent':
      return {
        id: `recent:${offer.page.href}`,
        title: offer.page.title,
        icon: History,
        href: offer.page.href,
      };
    case 'hit': {
      const { id, title, subtitle, amountCents, href } = offer.hit;
      return {
        id: `${offer.type}:${id}`,
        title,
        icon: hitIcons[offer.type],
        href,
        detail: subtitle ?? undefined,
        ...(amountCents !== null && { figure: <Figure cents={amountCents} /> }),
      };
    }
  }
}
