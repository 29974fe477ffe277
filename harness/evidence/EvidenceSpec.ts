import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Expected } from '../exchanges/outcome.ts';
import type { Effect } from '../target/Target.ts';
import type { Gathered } from './Evidence.ts';
import type { GatherContext } from './GatherContext.ts';
import type { Stage } from './stages.ts';

/** One scenario at one place, run once and judged by every case that can use it. */
export interface EvidenceSpec {
  /** `<format>/<Operation>/<address>/<scenario>`, unique in a plan. */
  readonly key: string;
  readonly operation: Operation | null;
  readonly format: Format;
  readonly address: Address;
  readonly scenario: string;
  readonly expects: Expected;
  /** The clause that documents this failure (ERR-1..3). Other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /** Judged only by the checks that name its scenario. */
  readonly apart?: boolean;
  /**
   * What it sends that clauses of its own judge. The clauses about every answer do not see what odd values bring. They see what odd texts
   * bring, and are told so (`FurtherAnswer.holdsOddValues`).
   */
  readonly carries?: 'oddValues' | 'oddTexts';
  /** Names of its `others` that a lawful server takes, or may take, as it does the judged one. The others are expected to fail. */
  readonly alsoTaken?: readonly string[];
  /** Set for evidence that must wait until everything else is gathered. Nothing outside its stage may need it. */
  readonly stage?: Stage;
  /** The strongest effect of its calls. */
  readonly effect: Effect;
  // Five members name other evidence, and differ in what that does to the plan and to the order:
  //
  // | name             | is planned for it | is waited for | may be looked at | is gathered in its shard |
  // | requires         | yes               | yes           | yes              | yes                      |
  // | follows          | no                | yes           | yes              | yes                      |
  // | afterToSaveTime  | no                | yes           | no               | no                       |
  // | looksAt          | no                | no            | yes              | yes                      |
  // | looksAtIfHere    | no                | no            | yes              | no                       |
  /** Evidence that this one needs. It is planned with it even if no case asks for it. */
  readonly requires?: readonly string[];
  /** Evidence that is gathered before this one, if it is planned for some other reason. */
  readonly follows?: readonly string[];
  /** Reads that come first if they are planned, because this evidence would make their answers longer. It only saves time. */
  readonly afterToSaveTime?: readonly string[];
  /** Evidence that this one may look at, if it is planned for some other reason. */
  readonly looksAt?: readonly string[];
  /** Like `looksAt`, but it only makes a check sharper. So a shard does not gather it for this evidence alone. */
  readonly looksAtIfHere?: readonly string[];
  /** For --plan: the names of the operations that are called, and in words what is created and used up. */
  readonly plan: { readonly calls: readonly string[]; readonly creates?: string; readonly uses?: string };
  readonly gather: (context: GatherContext) => Promise<Gathered>;
}
