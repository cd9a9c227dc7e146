/** Expenses by group, more than a page holds; amounts in whole cents. */
const groups = [
  {
    id: 'purchase',
    label: 'Acquisition',
    lines: ['Prix d’achat', 'Émoluments du notaire', 'Droits de mutation', 'Débours', 'Géomètre'],
  },
  { id: 'works', label: 'Travaux et maîtrise d’œuvre', lines: [] },
  {
    id: 'sale',
    label: 'Vente',
    lines: ['Frais de commercialisation', 'Garantie d’achèvement', 'Plans de vente'],
  },
] as const;

const trades = [
  'Démolition',
  'Gros œuvre',
  'Charpente',
  'Couverture',
  'Menuiseries extérieures',
  'Plâtrerie',
  'Électricité',
  'Plomberie',
  'Chauffage et ventilation',
  'Carrelage',
  'Peinture',
  'Serrurerie',
] as const;

export const expenseGroups = groups.map(({ id, label, lines }, at) => {
  const names =
    lines.length > 0
      ? lines
      : ['A', 'B', 'C', 'D', 'E'].flatMap((stair) => trades.map((trade) => `${trade}, cage ${stair}`));
  const rows = names.map((name, index) => ({
    id: `${id}-${index}`,
    label: name,
    base: lines.length > 0 ? 'Forfait' : 'Marché',
    cents: 128_400 + (((at + 1) * (index + 3) * 76_543) % 4_800_000),
    month: `${String((index % 12) + 1).padStart(2, '0')}/2026`,
  }));
  return { id, label, rows, cents: rows.reduce((sum, row) => sum + row.cents, 0) };
});

export const expenseTotalCents = expenseGroups.reduce((sum, group) => sum + group.cents, 0);
