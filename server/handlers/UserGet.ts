import type { Handler } from '../Handler.ts';

/** The user that the key belongs to. */
export const UserGet: Handler = (_request, { store }) => ({ mvUser: store.user });
