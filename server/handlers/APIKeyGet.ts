import type { Handler } from '../Handler.ts';

/** Answers with only a status block, because the key was checked before (Authentication 2). */
export const APIKeyGet: Handler = () => ({});
