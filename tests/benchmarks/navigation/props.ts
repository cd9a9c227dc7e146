import type { Kind } from './catalogue.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  email: `person${index + 1}@example.org`,
  city: ['Nantes', 'Rennes', 'Brest', 'Angers'][index % 4],
  amount: (index * 7_919) % 100_000,
}));

const points = Array.from({ length: 3_000 }, (_, index) => ({
  x: index,
  y: 200 + Math.round(120 * Math.sin(index / 90) + ((index * 7_919) % 61)),
}));

const props: Readonly<Record<Kind, Readonly<Record<string, unknown>>>> = {
  text: {},
  table: { rows },
  chart: { points },
  form: {},
};

/** What the server sends for a page of a kind; `count` tells how often something was changed. */
export const propsOf = (kind: Kind, count: number): Readonly<Record<string, unknown>> => ({
  ...props[kind],
  count,
  errors: {},
});
