import type picocolors from 'picocolors';

/** Terminal colours that may be switched off (NO_COLOR, no terminal); picocolors decides. */
export type Colors = ReturnType<typeof picocolors.createColors>;
