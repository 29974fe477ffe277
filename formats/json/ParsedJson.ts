/** A parsed json value. A number is the index of its lexeme, so no decimal passes through a binary float. */
export type JsonNode = null | boolean | number | string | readonly JsonNode[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonNode;
}

export interface ParsedJson {
  readonly root: JsonNode;
  readonly lexemes: readonly string[];
  /** Readable forms that RFC 8259 forbids or warns about (FMT-11). */
  readonly problems: readonly string[];
  /** `True` or `FALSE`, if one was a value. It is a lexeme like the numbers, and its member's type judges it (TYP-2). */
  readonly capital?: string;
}
