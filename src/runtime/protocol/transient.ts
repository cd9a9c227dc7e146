/** Whether a refusal passes by itself: too many requests, a server in trouble or closed for a while. */
export const isTransient = (status: number): boolean => status === 429 || status >= 500;
