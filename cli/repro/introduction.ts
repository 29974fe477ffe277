import type { Reproduction } from './Reproduction.ts';

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
  return [
    `${clause} (${level}): ${oneLine(title)}`,
    `Case ${caseId}, run ${runId}: ${oneLine(message)}.`,
    ...(expected === undefined ? [] : [`Expected: ${oneLine(expected)}`]),
    ...(actual === undefined ? [] : [`Seen in the run: ${oneLine(actual)}`]),
    '',
    `The target of the run was ${target}; the variable TARGET names another base URL.`,
    'The key comes from the variable ASSAY_API_KEY. A key with other characters than letters, digits and . ~ _ -',
    'must stand there as each format writes it, escaped or percent-encoded.',
    writing.length === 0 ? 'It only reads.' : `It changes data: ${writing.join('; ')}.`,
    ...(clause === 'ERR-5'
      ? ['It sends what is malformed: a server that reads it badly may hang or stop.']
      : []),
    ...(variables.some(({ kind }) => kind === 'given')
      ? [
          'It rests on records of yours (see the variables). If they are not as they were in the run, look at the answers.',
        ]
      : []),
    ...(left.length === 0 ? [] : [`What it makes and no call removes: ${left.join('; ')}.`]),
    ...(check === null
      ? ['No simple comparison tells whether the breach is there: a person has to look at the answers.']
      : []),
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 400);
