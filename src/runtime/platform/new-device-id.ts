import { ulid } from 'ulid';

/** An identifier made on this device, in the form that the server's have: what is sent twice is kept once. */
export const newDeviceId = (): string => ulid().toLowerCase();
