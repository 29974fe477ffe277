import type { Format } from '../addressOf.ts';
import type { Refusal } from '../Refusal.ts';
import type { Rec } from '../types.ts';

/** How failures look where the document does not say. */
export interface Refusing {
  readonly status: (refusal: Refusal) => Rec;
  readonly httpStatus: (refusal: Refusal) => number;
  /** What a wrong key is answered, in the format asked for or in none. */
  readonly wrongKey: 'status block' | 'html';
  readonly unknownOperation: 'text' | 'status block';
  /** In which a bare named route is answered, given what the body is in. */
  readonly bareFormat: (bodyFormat: Format | null) => Format;
  /** Whether a SOAP call must say its operation in the header: SOAP 1.1 and SOAP 1.2. */
  readonly soapAction: { readonly soap11: 'wanted' | 'ignored'; readonly soap12: 'refused' | 'ignored' };
}
