/** Objects made by it inherit nothing, not even `toString`. */
function Bare() {}
Bare.prototype = Object.create(null);

/**
 * A record without members. It inherits nothing, so that whatever a target calls a member is the record's own.
 *
 * `Object.create(null)` would do too. But V8 keeps an object without a prototype as a hash table, which takes seven times the memory and
 * as much longer to fill and to read.
 */
export const emptyRecord = <T>(): Record<string, T> => new (Bare as unknown as new () => Record<string, T>)();
