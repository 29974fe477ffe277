import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { addressCheck, byGetCheck } from './addressCheck.ts';

export const FMT7 = clause('FMT-7', {
  statement: 'The query parameter format=<format> selects the format.',
  section: 'What the service does',
  judging:
    'The answer decodes in that format: on the named route where there is one, else on the generic path with which it agrees. A GET that succeeds is answered in that format. format=soap11 and format=soap12 are a SHOULD.',
  open: 'A parameter that disagrees with the generic path (FMT-10).',
  appliesTo: where(
    'All six formats on named routes; on generic paths the four that have one, since soap has no generic path.',
    all,
    addressIs('query'),
  ),
  checks: [addressCheck('FMT-7'), byGetCheck('query')],
});
