import type picocolors from 'picocolors';

/** Terminal colours that can be switched off (NO_COLOR, no terminal); picocolors decides. */
export type Colors = ReturnType<typeof picocolors.createColors>;
