/** A number as it was written in a request. */
interface RawNumber {
  readonly number: string;
}

/** Named members of a json or jsv object, in the order they came. */
interface RawMembers {
  readonly members: readonly (readonly [string, Raw])[];
}

/** Child elements of an xml element, which are either members or the items of a list. */
interface RawElements {
  readonly elements: readonly (readonly [string, Raw])[];
}

/** What a parser hands on before the types of the members are known. */
export type Raw = null | boolean | string | RawNumber | RawMembers | RawElements | readonly Raw[];
