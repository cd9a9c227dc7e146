import { Big } from 'big.js';
import { roundToCents, type Cents } from '../money/cents.ts';
import { divideExactly } from '../money/rate.ts';
import type { SaleType } from './enums.ts';

/** What a line of the public sales file is about; an annex never tells a price by itself. */
export const saleLineKinds = ['Apartment', 'House', 'ProfessionalRealEstate', 'Annex', 'Land'] as const;
export type SaleLineKind = (typeof saleLineKinds)[number];

/** A line of the public sales file (« Demandes de valeurs foncières », geo-dvf): a part of a sale. */
export interface SaleLine {
  /** Lines of the same sale have it in common. */
  readonly mutationId: string;
  readonly soldOn: string;
  /** Of the whole sale, on each of its lines. */
  readonly priceCents: number;
  readonly kind: SaleLineKind;
  /** Of the premises; null for land and annexes. */
  readonly areaM2: string | null;
  readonly rooms: number | null;
  /** Of the parcel, or of the part of it with one use. */
  readonly landAreaM2: string | null;
  readonly parcel: string;
  /** Use of the land that the line is about. */
  readonly landUse: string;
  readonly addressLine: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** A sale of one property, as a comparable. */
export interface KnownSale {
  readonly mutationId: string;
  readonly soldOn: string;
  readonly priceCents: number;
  readonly type: SaleType;
  readonly areaM2: string;
  readonly rooms: number | null;
  readonly addressLine: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** Sales out of their lines, and how many were left out because several properties went at one price. */
export interface KnownSales {
  readonly sales: readonly KnownSale[];
  readonly severalCount: number;
}

/** Kinds that a price may be told of. */
const mainKinds: readonly SaleLineKind[] = ['Apartment', 'House', 'ProfessionalRealEstate'];

/** The same premises stand on one line for each use of their parcel. */
const premisesKey = ({ kind, areaM2, rooms, parcel, addressLine }: SaleLine): string =>
  [kind, areaM2, rooms, parcel, addressLine].join('|');
const landKey = ({ parcel, landUse, landAreaM2 }: SaleLine): string =>
  [parcel, landUse, landAreaM2].join('|');

function distinct(lines: readonly SaleLine[], keyOf: (line: SaleLine) => string): readonly SaleLine[] {
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
}

/**
 * Sales of one property each. The price on a line is that of the whole sale: where a sale has several flats, houses or
 * premises, none of them has a price, and it is left out. Annexes go with their flat. A sale of land alone has the area
 * of all its parcels.
 */
export function salesOf(lines: readonly SaleLine[]): KnownSales {
  const sales: KnownSale[] = [];
  let severalCount = 0;
  for (const ofSale of Map.groupBy(lines, ({ mutationId }) => mutationId).values()) {
    const mains = distinct(
      ofSale.filter(({ kind }) => mainKinds.includes(kind)),
      premisesKey,
    );
    const [main] = mains;
    if (mains.length > 1) severalCount += 1;
    else if (main !== undefined) {
      if (main.kind !== 'Annex' && main.areaM2 !== null) sales.push(saleOf(main, main.kind, main.areaM2));
    } else if (ofSale.every(({ kind }) => kind === 'Land')) {
      const hundredths = distinct(ofSale, landKey).reduce(
        (sum, { landAreaM2 }) => sum + Math.round(Number(landAreaM2 ?? 0) * 100),
        0,
      );
      const [first] = ofSale;
      if (first !== undefined && hundredths > 0) {
        sales.push(saleOf(first, 'Land', (hundredths / 100).toFixed(2)));
      }
    }
  }
  return { sales, severalCount };
}

function saleOf(line: SaleLine, type: SaleType, areaM2: string): KnownSale {
  const { mutationId, soldOn, priceCents, rooms, addressLine, city, lat, lng } = line;
  return { mutationId, soldOn, priceCents, type, areaM2, rooms: rooms || null, addressLine, city, lat, lng };
}

/** Fewer sales make no mean. */
const minSalesOfMean = 5;

/** What sales of a type cost by square metre in the mean. */
export interface MeanPrice {
  readonly perM2Cents: Cents;
  readonly count: number;
  /** Day of the latest of them. */
  readonly latestOn: string;
}

/** The mean of the prices by square metre of one type of property; null where too few were sold. */
export function meanPriceOf(sales: readonly KnownSale[], type: SaleType): MeanPrice | null {
  const ofType = sales.filter((sale) => sale.type === type && Number(sale.areaM2) > 0);
  if (ofType.length < minSalesOfMean) return null;
  const sum = ofType.reduce(
    (total, { priceCents, areaM2 }) => total.plus(divideExactly(new Big(priceCents), new Big(areaM2), 10)),
    new Big(0),
  );
  return {
    perM2Cents: roundToCents(divideExactly(sum, new Big(ofType.length), 0)),
    count: ofType.length,
    latestOn: ofType.reduce((latest, { soldOn }) => (soldOn > latest ? soldOn : latest), ''),
  };
}
