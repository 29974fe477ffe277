import type { Reproduction } from './Reproduction.ts';
import { oneLine } from './scriptText.ts';

/** What every written file says first: what is wrong, where it was found, and what it does to the target. */
export function introduction({
  caseId,
  clause,
  level,
  title,
  message,
  expected,
  actual,
  target,
  runId,
  steps,
  variables,
  left,
  check,
}: Reproduction): readonly string[] {
  const writing = steps.flatMap(({ writes }, index) =>
    writes === undefined ? [] : [`call ${index + 1}: ${writes}`],
  );
  const stays = left.flatMap(({ step, record, isMadeInRun }) =>
    isMadeInRun ? [`${record} (call ${step + 1})`] : [],
  );
  return [
    `${clause} (${level}): ${oneLine(title)}`,
    `Case ${caseId}, run ${runId}: ${oneLine(message)}.`,
    ...(expected === undefined ? [] : [`Expected: ${oneLine(expected)}`]),
    ...(actual === undefined ? [] : [`Seen in the run: ${oneLine(actual)}`]),
    '',
    `The target of the run was ${target}; the variable TARGET names another base URL.`,
    'The key comes from the variable ASSAY_API_KEY. If it has other characters than letters, digits and . ~ _ -, set the variable',
    'to the key as a request of the format holds it: with escapes in a body (such as &amp; in XML), percent-encoded in an address.',
    writing.length === 0 ? 'It only reads.' : `It changes data: ${writing.join('; ')}.`,
    ...(clause === 'ERR-5'
      ? ['It sends what is malformed: a server that reads it badly may hang or stop.']
      : []),
    ...(variables.some(({ kind }) => kind === 'given')
      ? [
          'It rests on records of yours (see the variables). If they are not as they were in the run, look at the answers.',
        ]
      : []),
    ...(stays.length === 0 ? [] : [`What it makes and does not remove: ${stays.join('; ')}.`]),
    ...(check === null
      ? ['No simple comparison tells whether the breach is there: a person has to look at the answers.']
      : []),
  ];
}
