/**
 * Faults of somebody else by the faults of ours that do the same wrong, in whatever format and operation: told by hand,
 * so that a diagnosis of theirs can be called right. Where nothing is listed, only "no known cause" is right.
 */
export const sameCauses: Readonly<Record<string, readonly string[]>> = {};
