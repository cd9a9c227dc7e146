import { demoShareTokens, shareId } from '#mocks/db/seed/shares/index.ts';
import { data, refused } from '../../expected.ts';
import { unknownId } from '../../records/parameters.ts';
import type { Kit, Preparations } from '../preparation.ts';

const opened = 'il faut d’abord ouvrir le lien : tests/contract/share.test.ts';
const token = async () => ({ token: demoShareTokens.buyer });

/** Links are listed with the operation that they show, which their address does not name. */
const own = async ({ client }: Kit) => ({
  share: shareId(client.actor.key === 'stranger' ? 'forez' : 'buyer'),
});
/** A link that was revoked, so that everybody is refused alike. */
const revoked = async () => ({ token: demoShareTokens.profile, piece: unknownId });
/** Links to a profile are the owner's, and of whom a personal one is about. */
const ofOwner = ({ role }: { readonly role: unknown }) => (role === 'collaborator' ? refused(403) : null);

/** What the engine must do before it tries the routes of links. */
export const sharePreparations: Preparations = {
  'client.share.profile': { expects: ofOwner },
  'client.share.profile.store': {
    from: 'client.share.profile',
    expects: ofOwner,
    untried: 'un profil n’a ni pièce ni rubrique au départ : tests/contract/share-profile.test.ts',
  },
  'client.share.operation.store': { from: 'client.share.operation' },
  'client.share.update': { from: 'client.share.operation', parameters: own },
  'client.share.revoke': { from: 'client.share.operation', parameters: own },
  'client.share.resend': { from: 'client.share.operation', parameters: own },
  'client.share.duplicate': { from: 'client.share.operation', parameters: own },
  'share.show': { parameters: token, isRecordless: true },
  'share.unlock': { parameters: token, isIdempotent: true, isRecordless: true },
  'share.question': { parameters: token, untried: opened },
  'share.read': { parameters: token, untried: opened, expects: () => data('application/json') },
  'share.archive': { parameters: revoked, untried: opened, expects: () => refused(410), isRecordless: true },
  'share.prepare': {
    parameters: revoked,
    untried: 'il faut d’abord ouvrir le lien : tests/contract/share-bundle.test.ts',
    expects: () => refused(410),
    isRecordless: true,
  },
  'share.pdf': { parameters: revoked, untried: opened, expects: () => refused(410), isRecordless: true },
  'share.file': { parameters: revoked, untried: opened, expects: () => refused(410), isRecordless: true },
  'success.show': { parameters: async () => ({ outcome: 'question-envoyee' }), isRecordless: true },
};
