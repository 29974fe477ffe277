import { rowKindOf } from '../../../generators/oddValues/slots.ts';
import { plainText, recordListing, textsInList } from '../../../generators/oddValues/textsInList.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { listedTexts } from '../../../harness/writes/listedTexts.ts';
import { plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';
import { insertRecord } from '../madeForScenarios.ts';

/** Inserts a record that lists odd texts. Where they do not all come back, another one lists plain text alone: `plain`. */
export const writingLists = probe<'plain'>({
  name: 'texts-in-list',
  of: (operation) => rowKindOf(operation) !== undefined,
  effect: 'write',
  creates: 'one record with serial numbers, or two',
  alsoTaken: ['plain'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const kind = rowKindOf(place.operation);
    if (kind === undefined) throw new Error(`${place.operation.name} lists no texts`);
    takenEvidence(await context.other(plainKey(place)), place);
    const inserted = (label: string, texts: readonly string[]) =>
      insertRecord(context, place, recordListing(kind, texts)(context, `${label}-${place.format}`));
    const answer = await inserted('texts-in-list', textsInList);
    if (listedTexts(answer).lost.length === 0) return asEvidence(answer);
    return asEvidence(answer, { plain: await inserted('plain-in-list', [plainText]) });
  },
});
