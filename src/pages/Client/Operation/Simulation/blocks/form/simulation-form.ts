import type {
  SimulationFormValues,
  SimulationPayload,
} from '#contracts/client/operation/simulation/payload.ts';
import type { RecordFormView } from '../../../../../blocks/record/useRecordForm.tsx';

/** The form of a simulation with what makes its fields. */
export type SimulationForm = RecordFormView<SimulationFormValues, SimulationPayload>;

/** Its contract, fetched after the first paint. */
export const simulationSchema = async () =>
  (await import('#contracts/client/operation/simulation/payload.ts')).simulationPayload;
