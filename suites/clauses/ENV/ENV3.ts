import { where } from '../../../specs/appliesTo.ts';
import { hasFailingCall } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { hasCode } from './ENV2.ts';

export const ENV3 = clause('ENV-3', {
  statement: 'On a failure that the document shows, ErrorCode is the text "500".',
  section: 'Errors 1',
  judging:
    'MUST on the failures of ERR-1, ERR-2 and ERR-3. SHOULD on any other failure of a well-formed request with the right key: Errors 1 says it of all, the envelope and Errors 6 say it of shown cases only.',
  appliesTo: where(
    'Where a call is made that names something that does not exist, the three shown conditions among them, or leaves out what it is about.',
    hasFailingCall,
  ),
  checks: [
    {
      level: (_, scenario) => (scenario.shownBy === undefined ? 'SHOULD' : 'MUST'),
      answers: 'failures',
      reads: 'status',
      judge: (subject) => hasCode(subject, '500', 'a failure has the wrong ErrorCode'),
    },
  ],
});
