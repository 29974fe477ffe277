import type { Dialect } from '../../formats/Dialect.ts';
import type { Format } from '../../specs/Format.ts';

/** How to get answers in a format from a target that writes the format but does not read it. */
export type Detour =
  | { readonly kind: 'query' }
  | { readonly kind: 'form' }
  | { readonly kind: 'jsonBody'; readonly by: 'suffix' | 'query' | 'accept' };

/** A target about which only one thing is known: how it wants XML written. */
export const plainCapabilities = (dialect: Dialect): Capabilities => ({
  dialect,
  notes: [],
  unread: {},
  soap12Action: true,
});

/** What the preflight found out about a target; JSON-serialisable. */
export interface Capabilities {
  readonly dialect: Dialect;
  /** Set when some formats need a different dialect from the rest: SOAP and XML may be separate products. */
  readonly dialects?: Readonly<Partial<Record<Format, Dialect>>>;
  /** For the report, in plain words: what was found, and how. */
  readonly notes: readonly string[];
  /** Formats the target does not read, and how to get its answers in them; null when no way was found. */
  readonly unread: Readonly<Partial<Record<Format, Detour | null>>>;
  /** Whether soap12 is sent with a SOAPAction header (FMT-4: send it, and leave it out if the target refuses it). */
  readonly soap12Action: boolean;
  /** A plain read that worked as documented before the run. Asking it again shows whether the target still takes calls. */
  readonly worked?: { readonly operationName: string; readonly format: Format };
  /** Settings that the target's answers could not settle, such as `dialect.xmlNamespaces.base`. They block cases by layout. */
  readonly unsettled?: readonly string[];
  /**
   * Formats that are refused without a reason, while other formats need a namespace. They may need one that the target does not
   * reveal. Such refusals are blocked by layout.
   */
  readonly untold?: readonly Format[];
}
