declare module 'virtual:communes' {
  import type { CompactCommunes } from '#mocks/services/communes/compact.ts';

  const communes: CompactCommunes;
  export default communes;
}
