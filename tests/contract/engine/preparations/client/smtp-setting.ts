import { exampleSmtp } from '#contracts/client/smtp-setting/payload.ts';
import type { JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** The version of the server that the company keeps. */
const versionOf = async (kit: Kit): Promise<number> =>
  Number((await kit.props('client.smtp-setting'))['version']);

/** What the engine must do before it tries the routes of the mail server. */
export const smtpSettingPreparations: Preparations = {
  'client.smtp-setting.update': {
    payload: async (kit, _parameters, example): Promise<JsonObject> => ({
      ...example,
      version: await versionOf(kit),
    }),
  },
  'client.smtp-setting.test': {
    parameters: async (kit) => {
      await kit.act('client.smtp-setting.update', {}, { ...exampleSmtp, version: await versionOf(kit) });
      return {};
    },
  },
};
