import { hmacSigner, type Signer } from '#mocks/services/signing.ts';

/** Signs what the Pusher protocol has signed: the right to join a channel, and who a person is. */
export interface RealtimeSigner {
  /** `key:signature` for a channel; `channelData` is the very text that the browser will send on. */
  channel(socketId: string, channel: string, channelData?: string): Promise<string>;
  user(socketId: string, userData: string): Promise<string>;
  isChannel(auth: string, socketId: string, channel: string, channelData?: string): Promise<boolean>;
  isUser(auth: string, socketId: string, userData: string): Promise<boolean>;
}

/**
 * HMAC-SHA256 as the Pusher protocol says, under a secret of its own drawn from the installation's: a
 * signature for a channel is never one for a link.
 *
 * @param key public key of the application, which stands before each signature
 */
export function realtimeSigner(signer: Signer, key: string): RealtimeSigner {
  const own = signer.sign('secret of the realtime server').then(hmacSigner);
  const sign = async (text: string): Promise<string> => `${key}:${await (await own).sign(text)}`;
  const isSigned = async (auth: string, text: string): Promise<boolean> => {
    const prefix = `${key}:`;
    return auth.startsWith(prefix) && (await own).verify(text, auth.slice(prefix.length));
  };
  const channelText = (socketId: string, channel: string, data?: string): string =>
    [socketId, channel, ...(data === undefined ? [] : [data])].join(':');
  const userText = (socketId: string, data: string): string => `${socketId}::user::${data}`;
  return {
    channel: (socketId, channel, data) => sign(channelText(socketId, channel, data)),
    user: (socketId, data) => sign(userText(socketId, data)),
    isChannel: (auth, socketId, channel, data) => isSigned(auth, channelText(socketId, channel, data)),
    isUser: (auth, socketId, data) => isSigned(auth, userText(socketId, data)),
  };
}
