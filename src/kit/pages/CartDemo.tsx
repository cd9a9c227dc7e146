import { createCart } from '#runtime/cart/cart.ts';
import { useCart } from '#runtime/cart/useCart.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/cart.ts';

const lots = ['Appartement A12', 'Appartement B04', 'Parking P31'] as const;
const cart = createCart<string>({ isItem: (value): value is string => typeof value === 'string' });

/** A list that stays in the browser, the same in every tab. */
export default function CartDemo() {
  const { items, save, clear } = useCart(cart);
  return (
    <>
      <PageHeader
        title="Panier entre onglets"
        subtitle="Ouvrez un second onglet : chaque changement y paraît aussitôt."
        actions={
          <a href={show()} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            Second onglet
          </a>
        }
      />
      <Card title="Ajouter">
        <div className="flex flex-wrap gap-2">
          {lots.map((lot) => (
            <Button
              key={lot}
              inactiveReason={items.includes(lot) ? 'Ce lot est au panier.' : undefined}
              onClick={() => save([...items, lot])}
            >
              {lot}
            </Button>
          ))}
        </div>
      </Card>
      <Card
        title="Panier"
        count={items.length}
        aside={
          items.length > 0 && (
            <Button size="sm" onClick={clear}>
              Vider
            </Button>
          )
        }
      >
        {items.length === 0 && <p className="text-ink3">Le panier est vide.</p>}
        <ul aria-label="Panier" className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item} className="flex items-center justify-between gap-3">
              {item}
              <Button size="sm" onClick={() => save(items.filter((other) => other !== item))}>
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
