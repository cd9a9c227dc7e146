import * as z from 'zod';
import type { RealtimeSigner } from '../signatures.ts';
import { tell, type Connection } from './connection.ts';
import { errorFrame, frame } from './frames.ts';
import { limits } from './limits.ts';
import { parsed, signIn as signInData } from './message.ts';

const userData = z.object({ id: z.string().min(1).max(limits.memberIdSigns) });

/** Notes whose connection this is, when the proof is ours (Pusher protocol, user authentication). */
export async function signIn(signer: RealtimeSigner, connection: Connection, data: unknown): Promise<void> {
  const request = signInData.safeParse(data);
  const isSigned =
    request.success && (await signer.isUser(request.data.auth, connection.socketId, request.data.user_data));
  const user = userData.safeParse(isSigned ? parsed(request.data.user_data) : null);
  if (!isSigned || !user.success) {
    return tell(connection, errorFrame('User authentication is invalid', 4009));
  }
  if (connection.userId !== null && connection.userId !== user.data.id) {
    return tell(connection, errorFrame('Signed in as another user already', 4009));
  }
  connection.userId = user.data.id;
  tell(connection, frame('pusher:signin_success', { user_data: request.data.user_data }));
}
