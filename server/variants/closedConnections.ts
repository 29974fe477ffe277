import type { Variant } from '../Variant.ts';

export const closedConnections: Variant = {
  about: 'The connection is closed after each answer.',
  sending: { close: true },
};
