import { Card } from '#ui/data/Card.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { AvatarStack } from '#ui/identity/AvatarStack.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Facade } from '#ui/identity/Facade.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { LogoPlate } from '#ui/identity/LogoPlate.tsx';
import { MaintenanceFacade } from '#ui/identity/MaintenanceFacade.tsx';
import { Mark } from '#ui/identity/Mark.tsx';
import { Wordmark } from '#ui/identity/Wordmark.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { CodeSamples } from './blocks/CodeSamples.tsx';
import { CropSample } from './blocks/CropSample.tsx';
import { Samples } from './blocks/Samples.tsx';

const logo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 4"><path d="M0 0h12v4H0z" fill="slategray"/></svg>';
const people = ['Hugo Lartigue', 'Inès Duprat', 'Marc Sabatier', 'Nadia Ferrand', 'Paul Castéra'];

/** The house's own drawings, people and buildings. */
export default function Identity() {
  return (
    <>
      <PageHeader
        title="Parties : personnes et façades"
        subtitle="La couleur suit le nom ; la façade, l’opération."
      />
      <Samples title="Personnes">
        {([16, 24, 32, 48, 64] as const).map((size, index) => (
          <Avatar key={size} name={people[index] ?? ''} size={size} isPresent={size === 32} />
        ))}
        <AvatarStack names={people.slice(0, 2)} />
        <AvatarStack names={people} />
      </Samples>
      <Samples title="Marque">
        <Mark />
        <Wordmark />
        <LogoPlate src={null} alt="" empty="Aucun logo" />
        <LogoPlate src={logo} alt="Logo d’exemple" empty="Aucun logo" />
      </Samples>
      <Samples title="Façades">
        {['OP-2025-001', 'OP-2025-002', 'OP-2026-007'].map((seed) => (
          <span key={seed} className="block h-36 w-64 max-w-full overflow-hidden rounded-card">
            <Facade seed={seed} format="header" />
          </span>
        ))}
        <FacadeThumb seed="OP-2025-001" />
        <FacadeThumb seed="OP-2026-007" />
      </Samples>
      <Samples title="Dessins des pages vides">
        <EmptyParcels />
        <MaintenanceFacade />
      </Samples>
      <Columns>
        <Card title="Recadrer une photo">
          <CropSample />
        </Card>
        <CodeSamples />
      </Columns>
    </>
  );
}
