import { scanAddress } from '#contracts/client/cityscan.ts';
import { textAt } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of neighbourhoods. */
export const cityscanPreparations: Preparations = {
  'client.cityscan.refresh': {
    untried: 'il faut une analyse qui n’attend pas de réponse : tests/contract/cityscan.test.ts',
  },
  'client.cityscan.attach': {
    parameters: async (kit) => {
      const props = await kit.act('client.cityscan.scan', {}, scanAddress.example);
      return { scan: textAt(props, 'scan.id') };
    },
  },
};
