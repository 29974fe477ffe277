import type { Handler } from '../Handler.ts';

/** Answers a status block and nothing else: the key was checked before (Authentication 2). */
export const APIKeyGet: Handler = () => ({});
