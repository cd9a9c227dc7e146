import { Facade } from './Facade.tsx';

/** The house behind its scaffolding, for the maintenance page. */
export function MaintenanceFacade() {
  return (
    <div className="h-36 w-65 overflow-hidden rounded-card" aria-hidden="true">
      <Facade format="cover" hasScaffolding />
    </div>
  );
}
