function Bare() {}
Bare.prototype = Object.create(null);

/**
 * A record without members. It inherits nothing, not even `toString`: whatever a target calls a member is the record's own.
 *
 * `Object.create(null)` would do too. But V8 keeps an object without a prototype as a hash table. This one takes a quarter of the memory, up to
 * some twenty members. Larger records are hash tables either way.
 */
export const emptyRecord = <T>(): Record<string, T> => new (Bare as unknown as new () => Record<string, T>)();
