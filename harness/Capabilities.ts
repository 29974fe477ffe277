import type { Dialect } from '../formats/Dialect.ts';
import type { Format } from '../specs/Format.ts';

/** How answers in a format are had from a target that writes the format but does not read it. */
export type Detour =
  | { readonly kind: 'query' }
  | { readonly kind: 'form' }
  | { readonly kind: 'jsonBody'; readonly by: 'suffix' | 'query' | 'accept' };

/** What was found out about a target before the run; JSON-serialisable. */
export interface Capabilities {
  readonly dialect: Dialect;
  /** Where some formats want another one than the rest: SOAP and XML may be two products. */
  readonly dialects?: Readonly<Partial<Record<Format, Dialect>>>;
  /** In plain words, for the report: what was found and from what. */
  readonly notes: readonly string[];
  /** Formats that the target does not read, and how its answers in them are had; null when no way was found. */
  readonly unread: Readonly<Partial<Record<Format, Detour | null>>>;
  /** Whether soap12 is sent with a SOAPAction header (FMT-4: send it, and if that is refused, without). */
  readonly soap12Action: boolean;
  /** A plain read that worked as documented: by it, a target that takes nothing more is known before anything else was read. */
  readonly worked?: { readonly operationName: string; readonly format: Format };
  /** Settings that the target's answers did not settle, such as `dialect.xmlNamespaces.base`: blocked by layout. */
  readonly unsettled?: readonly string[];
  /**
   * Formats of which nothing is known but that they are refused without a word where others want a namespace: they may want
   * one that the target does not tell. What is refused so is blocked by layout.
   */
  readonly untold?: readonly Format[];
}
