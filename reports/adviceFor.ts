import { fixtureFact } from '../config/fixtureFacts.ts';
import type { BlockedRoot } from './blockedRoots.ts';

/** What an operator can do, so that cases with this root are judged in the next run. Commands and names are in backticks. */
export function adviceFor({ kind, name }: Pick<BlockedRoot, 'kind' | 'name'>): string {
  switch (kind) {
    case 'fixture':
      return `Add \`${name}\` to the fixtures file: ${fixtureFact(name)?.what ?? 'see its schema'}. \`assay list --fixtures\` prints the form of the file.`;
    case 'scope':
      return `Nothing, if the target does not offer it. Else take \`${name}\` out of the setting \`scope\`.`;
    case 'clause':
      return `Mend the breach of ${name} first. The next run then judges these cases.`;
    case 'refusal':
      return `Read the target's answer to ${name}. If the target needs more than the document says, or another date, give it in the fixtures file as \`samples\`.`;
    case 'silence':
      return `Find out why ${name} was not answered, or allow more time with \`--timeout\`.`;
    case 'control':
      return 'Open one of these cases. A call before the judged one was refused, or did not bring about what the case needs, or another client changed the record.';
    case 'layout':
      return 'Say in the setting `dialect` how the target writes this format, or mend the other breaches of this format first.';
    case 'records':
      return 'Allow more records with `--max-records`, or judge a target that holds fewer.';
    case 'size':
      return 'Judge a target that holds fewer or shorter records.';
    case 'allowance':
      return name === '--read-only'
        ? 'If the run may do more than read here, leave out `--read-only`.'
        : 'If the run may do more than read here, say so with `--allow`, such as `--allow writes`.';
    case 'cutOff':
      return 'Run again. A resumed run cannot make these calls a second time.';
    case 'nothing':
      return 'Read what each of these cases says that the target did not show. Often the target needs records of that kind.';
  }
}
