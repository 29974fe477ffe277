import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { addressCheck, byGetCheck } from './addressCheck.ts';

export const FMT6 = clause('FMT-6', {
  statement: 'A suffix on the path selects the format: .json .xml .jsv .csv .soap11 .soap12.',
  section: 'What the service does',
  judging:
    'The answer decodes in the format of the suffix; on a GET, which has no Content-Type that could select it, a success comes in that format. The soap suffixes are a SHOULD, since their body is not shown.',
  open: 'A suffix on a generic path is observed.',
  appliesTo: where('All six formats on the operations with a named route.', all, addressIs('suffix')),
  checks: [addressCheck('FMT-6'), byGetCheck('suffix')],
});
