/** A request that is not a document of its format, or holds a value that is not of its type. */
export class Undecodable extends Error {}
