import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Facade } from '#ui/identity/Facade.tsx';
import { PrintBand } from '#ui/print/PrintBand.tsx';
import { PrintContents } from '#ui/print/PrintContents.tsx';
import { PrintCover } from '#ui/print/PrintCover.tsx';
import { PrintDocument } from '#ui/print/PrintDocument.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintPreview } from '#ui/print/PrintPreview.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintSignatures } from '#ui/print/PrintSignatures.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { useReadyToPrint } from '#ui/print/useReadyToPrint.ts';
import { monthAfter, opening, today, treasury } from '../Charts/blocks/treasury.ts';
import { ExpenseTable } from './blocks/ExpenseTable.tsx';
import { expenseGroups, expenseTotalCents } from './blocks/expenses.ts';

const chapters = [
  { id: 'synthese', title: 'Synthèse financière' },
  { id: 'tresorerie', title: 'Trésorerie cumulée', level: 2 },
  { id: 'depenses', title: 'Détail des dépenses' },
  { id: 'engagements', title: 'Engagements et signatures' },
] as const;

const figures = [
  {
    label: 'Coût de revient',
    figure: <Figure cents={expenseTotalCents} decimals={0} />,
    note: '2 396 €/m², hors garages',
  },
  {
    label: 'Chiffre d’affaires TTC',
    figure: <Figure cents={128_400_000} />,
    note: '1 150 000 € HT, TVA 134 000 €',
  },
  { label: 'Marge', figure: <Figure cents={13_896_000} />, note: '12,08 % du CA HT' },
  { label: 'TRI projet', figure: <Figure rateBps={4989} />, note: 'fonds propres 181,22 %' },
] as const;

const ratios = [
  { label: 'Prêt / coût', figure: '55,39 %' },
  { label: 'Apport / coût', figure: '14,84 %' },
  { label: 'Besoin max. FP', figure: '134 355 €' },
  { label: 'Pré-commercialisé', figure: '98,83 %' },
  { label: 'Point mort', figure: '86,36 %' },
] as const;

const progress = [500, 1_400, 2_500, 2_700, 4_000, 5_201, 6_400, 7_600, 8_900, 10_000].map(
  (works, index) => ({
    at: monthAfter('2026-05', index),
    values: { works },
  }),
);

/** A document with everything that paper knows: printed, it is what `tests/print/document.test.ts` reads back. */
export default function Dossier() {
  useReadyToPrint();
  return (
    <PrintPreview>
      <PrintDocument
        company="Garonne Patrimoine"
        subject="Les Chais de la Bastide · OP-2025-001"
        edition="Garonne Patrimoine SAS, SIREN 999 123 458 · édité le 20/11/2026"
        note="Document confidentiel"
        watermark="Banque de l’Estuaire"
      >
        <PrintCover
          picture={<Facade seed="OP-2025-001" format="cover" />}
          maker={{ name: 'Garonne Patrimoine', caption: 'Marchand de biens, Bordeaux' }}
          recipient={{ name: 'Hélène Marsan', caption: 'À l’attention de' }}
          note="Document confidentiel"
          date="20 novembre 2026"
        >
          <PrintBand
            kind="Dossier de financement"
            title="Les Chais de la Bastide"
            subtitle="Libourne, Gironde · vente d’immeuble à rénover, 9 lots"
          />
        </PrintCover>
        <PrintSheet>
          <PrintContents entries={chapters} />
          <PrintFigures items={figures} />
        </PrintSheet>
        <PrintSheet>
          <PrintTitle
            id="synthese"
            title="Synthèse financière"
            aside="Simulation « Central » · montants HT"
          />
          <PrintFigures items={figures} />
          <DonutChart
            label="Répartition des coûts"
            unit="money"
            slices={expenseGroups.map(({ id, label, cents }) => ({ id, label, value: cents }))}
          />
          <div id="tresorerie">
            <LineChart
              label="Trésorerie cumulée"
              unit="money"
              points={treasury}
              series={[
                { id: 'receipts', label: 'Encaissements', color: 'receipts' },
                { id: 'expenses', label: 'Décaissements', color: 'expenses' },
              ]}
              cumulative={{ label: 'Solde', opening }}
              today={today}
              isDataShown
            />
          </div>
          <PrintFigures items={ratios} look="light" />
        </PrintSheet>
        <PrintSheet>
          <PrintTitle id="depenses" title="Détail des dépenses" aside="Montants en euros" />
          <ExpenseTable />
        </PrintSheet>
        <PrintSheet orientation="landscape">
          <PrintTitle id="engagements" title="Engagements et signatures" />
          <LineChart
            label="Avancement des travaux"
            note="prévu en tirets"
            unit="rate"
            points={progress}
            series={[{ id: 'works', label: 'Avancement' }]}
            today={today}
          />
          <PrintSignatures
            made={{ place: 'Bordeaux', date: '20 novembre 2026' }}
            mention="Lu et approuvé"
            signers={[
              { name: 'Hugo Lartigue', quality: 'pour Garonne Patrimoine SAS' },
              { name: 'Hélène Marsan', quality: 'pour la Banque de l’Estuaire' },
            ]}
          />
        </PrintSheet>
      </PrintDocument>
    </PrintPreview>
  );
}
