import type { Hook } from '../Hook.ts';
import { onWrite } from './onWrite.ts';

/** An Update of the operation leaves these members as they were, whatever is sent. A missing one becomes nothing. */
export const leftByUpdate = (operation: string, names: readonly string[]): Hook =>
  onWrite([operation], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    return { sent: { ...sent, ...Object.fromEntries(names.map((name) => [name, stored[name] ?? null])) } };
  });
