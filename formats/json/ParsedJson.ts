/** A parsed json value; a number is the index of its lexeme, so that no decimal passes through a binary float. */
export type JsonNode = null | boolean | number | string | readonly JsonNode[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonNode;
}

export interface ParsedJson {
  readonly root: JsonNode;
  readonly lexemes: readonly string[];
  /** What RFC 8259 forbids or warns of, though it can be read (FMT-11). */
  readonly problems: readonly string[];
  /** `True` or `FALSE` where one stood as a value, a lexeme like the numbers: the type of its member judges it (TYP-2). */
  readonly capital?: string;
}
