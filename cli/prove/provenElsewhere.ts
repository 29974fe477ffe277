/**
 * The clauses that no fault of the reference server can break, and what shows their checks fail instead. No proof judges
 * them, so their cases can only be listed among those that never failed: with this reason.
 */
export const provenElsewhere: Readonly<Record<string, string>> = {
  'EVT-2':
    'the server makes bytes of bytes and sends nothing by itself; tests/behaviour/events.test.ts judges one that delivers and two that do not, in every format',
};
