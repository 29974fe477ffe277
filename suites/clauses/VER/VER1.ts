import { atHome } from '../../../specs/appliesTo.ts';
import { noOperation } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const VER1 = clause('VER-1', {
  level: 'OPEN',
  statement: 'The interface has the label v2017a. The document does not show where.',
  section: 'Versioning 1',
  judging: 'Never judged: where the label occurs is listed under Observations in the report.',
  appliesTo: atHome(
    'About the interface as a whole: once in each format at its default address.',
    noOperation,
  ),
  /** Where the interface carries its label. */
  observed: {
    observe: ({ answer }) => {
      const { response } = answer.exchange;
      if (response === null) return undefined;
      const header = response.headers.find(([, value]) => /2017a/i.test(value));
      if (header !== undefined) return `the label v2017a is in the header ${header[0]}`;
      const { buffer, byteOffset, byteLength } = response.body;
      return Buffer.from(buffer, byteOffset, byteLength).includes('v2017a')
        ? 'the label v2017a is in the body'
        : undefined;
    },
  },
});
