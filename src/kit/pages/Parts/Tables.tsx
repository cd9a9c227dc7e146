import { useState } from 'react';
import { Menu } from '#ui/actions/Menu.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { TableSkeleton } from '#ui/feedback/TableSkeleton.tsx';
import { ByWidth } from '#ui/layout/ByWidth.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

const here = '/parties/tableaux';
const lots = [
  { id: 'A01', kind: 'Appartement de trois pièces', priceCents: 13_900_000, marginBps: 1017, state: 'sold' },
  {
    id: 'A21',
    kind: 'Appartement de quatre pièces avec terrasse et vue sur la Dordogne',
    priceCents: 21_200_000,
    marginBps: 1029,
    state: 'under_contract',
  },
  { id: 'G01', kind: 'Garage', priceCents: 1_500_000, marginBps: null, state: 'available' },
] as const;

/** A table with its sums, a choice of rows, groups, and the states without rows. */
export default function Tables() {
  const [chosen, setChosen] = useState('A21');
  return (
    <>
      <PageHeader title="Parties : tableaux" subtitle="Chiffres à droite, sommes au pied." />
      <Table label="Lots" minWidth={560}>
        <TableHead>
          <HeadCell hiddenLabel="Choisir" />
          <HeadCell sortHref={`${here}?tri=-lot`} sort="ascending">
            Lot
          </HeadCell>
          <HeadCell>Nature</HeadCell>
          <HeadCell isFigure sortHref={`${here}?tri=prix`}>
            Prix TTC
          </HeadCell>
          <HeadCell isFigure>Marge</HeadCell>
          <HeadCell>Statut</HeadCell>
          <HeadCell hiddenLabel="Actions" />
        </TableHead>
        <TableBody>
          {lots.map((lot) => (
            <Row key={lot.id} isSelected={lot.id === chosen}>
              <Cell>
                <span className="touch-target inline-grid">
                  <input
                    type="checkbox"
                    className="choice-box z-1"
                    aria-label={`Choisir ${lot.id}`}
                    checked={lot.id === chosen}
                    onChange={() => setChosen(lot.id === chosen ? '' : lot.id)}
                  />
                </span>
              </Cell>
              <Cell isHeader>
                <RowLink href={`${here}?lot=${lot.id}`}>{lot.id}</RowLink>
              </Cell>
              <Cell tone="secondary" maxWidth={220} title={lot.kind}>
                {lot.kind}
              </Cell>
              <FigureCell isMain>
                <Figure cents={lot.priceCents} />
              </FigureCell>
              <FigureCell>
                <Figure rateBps={lot.marginBps} />
              </FigureCell>
              <Cell>
                <LotBadge state={lot.state} />
              </Cell>
              <Cell isAtEnd>
                <Menu
                  isIconOnly
                  size="sm"
                  variant="discreet"
                  label={`Actions de ${lot.id}`}
                  actions={[{ id: 'edit', label: 'Modifier' }]}
                />
              </Cell>
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Cell colSpan={3} isHeader>
            3 lots, vue filtrée
          </Cell>
          <FigureCell isMain>
            <Figure cents={36_600_000} />
          </FigureCell>
          <Cell colSpan={3} />
        </TableFoot>
      </Table>
      <Table label="Dépenses par groupe" minWidth={420}>
        <TableHead>
          <HeadCell>Libellé</HeadCell>
          <HeadCell isFigure>Montant HT</HeadCell>
        </TableHead>
        <TableBody>
          <Row isGroup>
            <Cell isHeader colSpan={2}>
              Acquisition
            </Cell>
          </Row>
          <Row>
            <Cell isHeader>Prix d’achat</Cell>
            <FigureCell>
              <Figure cents={48_000_000} decimals={2} />
            </FigureCell>
          </Row>
          <Row isChanged>
            <Cell isHeader isWrapping>
              Frais d’acte, changés à l’instant par quelqu’un d’autre
            </Cell>
            <FigureCell>
              <Figure cents={964_435} decimals={2} />
            </FigureCell>
          </Row>
        </TableBody>
      </Table>
      <Card title="Tableau ou fiches" count={lots.length} isFlush foot="Et 13 autres lots.">
        <ByWidth
          wide={
            <Table label="Prix des lots" isBare>
              <TableHead>
                <HeadCell>Lot</HeadCell>
                <HeadCell isFigure>Prix TTC</HeadCell>
              </TableHead>
              <TableBody>
                {lots.map((lot) => (
                  <Row key={lot.id}>
                    <Cell isHeader>{lot.id}</Cell>
                    <FigureCell>
                      <Figure cents={lot.priceCents} />
                    </FigureCell>
                  </Row>
                ))}
              </TableBody>
            </Table>
          }
          narrow={
            <RecordList
              label="Prix des lots"
              records={lots.map((lot) => ({
                id: lot.id,
                title: lot.id,
                subtitle: lot.kind,
                href: `${here}?fiche=${lot.id}`,
                badge: <LotBadge state={lot.state} />,
                figures: [
                  { label: 'Prix TTC', value: <Figure cents={lot.priceCents} decimals={0} /> },
                  { label: 'Marge', value: <Figure rateBps={lot.marginBps} /> },
                ],
              }))}
              total={{ label: '3 lots', figure: <Figure cents={36_600_000} decimals={0} /> }}
            />
          }
        />
      </Card>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Vidé par les filtres">
          <FilteredEmpty resetHref={here}>214 lots sont masqués par « Statut : Livré ».</FilteredEmpty>
        </Card>
        <div>
          <TableSkeleton rows={5} columns={4} />
        </div>
      </div>
    </>
  );
}
