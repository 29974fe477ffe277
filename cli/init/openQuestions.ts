import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Where an operator is asked: both ends are a terminal, or nobody is there to answer. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Questions to the operator, one after another. */
export interface Questions {
  /** The answer without blanks around it; undefined if the operator ended the questions with Ctrl-C or Ctrl-D. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Asks a question, and does not show on the screen what is typed. */
  readonly askHidden: (question: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Whether somebody is there to answer questions. */
export const isTerminal = ({ stdin, stderr }: Terminal): boolean =>
  stdin.isTTY === true && stderr.isTTY === true;

/** Opens the terminal for questions. They go to stderr, so that stdout holds only the report. */
export function openQuestions({ stdin, stderr }: Terminal): Questions {
  let isHidden = false;
  const screen = new Writable({
    write: (chunk, _, done) => {
      if (!isHidden) stderr.write(chunk);
      done();
    },
  });
  // Without a history, the arrow keys bring back no key.
  const lines = createInterface({ input: stdin, output: screen, terminal: true, historySize: 0 });
  const ended = new AbortController();
  for (const event of ['SIGINT', 'close']) lines.once(event, () => ended.abort());
  const answerTo = async (question: string): Promise<string | undefined> => {
    try {
      return (await lines.question(question, { signal: ended.signal })).trim();
    } catch (error) {
      if (ended.signal.aborted) return undefined;
      throw error;
    }
  };
  return {
    ask: answerTo,
    askHidden: async (question) => {
      isHidden = true;
      try {
        const answer = answerTo('');
        // Only now: who types ahead must be heard.
        stderr.write(question);
        return await answer;
      } finally {
        isHidden = false;
        stderr.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
