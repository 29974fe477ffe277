import { describe, expect, it } from 'vitest';
import { asEvidence, evidenceIn, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { changedValues } from '../../server/hooks/changedValues.ts';
import { onAnswerMembers } from '../../server/hooks/onAnswerMembers.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { redVerdicts } from './redVerdicts.ts';
import { notPassed, runOn } from './runOn.ts';

const settings = ['AccountSettingsGet'];

/** The settings beside the company reads that show what a format keeps of a text. */
const witnessed = {
  operations: [...settings, 'CompanyUpdate', 'CompanyGet'],
  // TYP-12 reads the written texts in all formats.
  clauses: ['XF-1', 'TYP-12'],
  formats: ['json', 'xml', 'csv'] as const satisfies readonly Format[],
};

/** Shows a setting as one text in csv, and as another everywhere else. */
const showing = (text: string, inCsv: string): Hook =>
  onAnswerMembers({ operations: settings, outcome: 'success' }, (members, { format }) =>
    changedValues(members, (value, name) =>
      name === 'SettingValue' && value === 'EUR' ? (format === 'csv' ? inCsv : text) : value,
    ),
  );

describe('XF-1 beside what the formats are seen to keep', () => {
  it.each([
    ['blanks in a row', 'Athens  North', 'Athens North'],
    ['a tab', 'Athens\tNorth', 'Athens North'],
    ['a CR', 'Athens\r\nNorth', 'Athens\nNorth'],
    ['tags', 'Ask <b>before</b> you ship, please', 'Ask before you ship, please'],
    ['a script', 'Ask, <script>ask()</script> then ship', 'Ask, then ship'],
    ['what is beyond the BMP', 'Well done 😀, all', 'Well done ??, all'],
    ['combining characters', 'Cafe\u0301, open', 'Café, open'],
    ['a leading sign', '+30 210 5550101', "'+30 210 5550101"],
  ])('leaves %s to TYP-12', async (_, text, inCsv) => {
    expect(await redVerdicts(showing(text, inCsv), witnessed)).toEqual([]);
  });

  it.each([
    ['ends at a line break', 'Athens\nNorth', 'Athens'],
    ['ends at a dash, which the texts that the run wrote keep', 'Athens — North', 'Athens'],
    ['loses a word beside tags', 'Ask <b>before</b> you ship, please', 'Ask before you ship'],
    ['loses a digit behind its sign', '+30 210 5550101', '+30 210 555010'],
  ])('names a text that %s', async (_, text, inCsv) => {
    expect(await redVerdicts(showing(text, inCsv), witnessed)).toEqual([
      'csv/AccountSettingsGet/XF-1 failed',
    ]);
  });
});

describe('the reads that show what the formats keep', () => {
  const own = 'all/CompanyGet/many/own';

  /** Judges the settings where those reads bring that; the lines of what is not passed, and how many exchanges the case of csv lists. */
  async function judgedWith(hook: Hook, change: (gathered: Gathered) => Gathered) {
    const plan = planRun({ ...witnessed, cases: [] });
    const spec = plan.evidence.get(own);
    if (spec === undefined) throw new Error('the run reads what it wrote');
    let asked = 0;
    const gather: typeof spec.gather = async (context) => {
      asked += 1;
      return change(await spec.gather(context));
    };
    const evidence = new Map(plan.evidence).set(own, { ...spec, gather });
    const ran = await runOn(createServer({ hooks: [hook] }), { ...plan, evidence });
    expect(asked).toBe(1);
    const inCsv = ran.verdicts.find(({ id }) => id === 'csv/AccountSettingsGet/XF-1');
    return {
      lines: notPassed(ran).filter((line) => line.includes('/AccountSettingsGet/')),
      listed: new Set(inCsv?.exchanges).size,
    };
  }

  const silent = (gathered: Gathered): Gathered => {
    const { answer, others } = evidenceIn(gathered);
    const failure = { kind: 'timeout', message: 'nothing within 10 s' } as const;
    const cut = (one: Answer): Answer => ({
      ...one,
      decoded: null,
      exchange: { ...one.exchange, response: null, failure },
    });
    return asEvidence(
      cut(answer),
      Object.fromEntries(Object.entries(others).map(([name, one]) => [name, cut(one)])),
    );
  };
  const lost = (): never => {
    throw new Error('the target was lost');
  };

  it.each([
    ['are as they should be', (gathered: Gathered) => gathered, ['csv/AccountSettingsGet/XF-1 failed']],
    ['are never answered', silent, []],
    ['can not be made', lost, []],
  ])('cost the other Gets nothing where they %s', async (_, change, dashLost) => {
    const cases = [
      ['Athens', 'Athens', []],
      ['Athens — North', 'Athens', dashLost],
      ['Athens', 'Patras', ['csv/AccountSettingsGet/XF-1 failed']],
    ] as const;
    for (const [text, inCsv, red] of cases)
      expect((await judgedWith(showing(text, inCsv), change)).lines).toEqual(red);
  });

  it('are not among the exchanges of the other Gets', async () => {
    const { listed } = await judgedWith(showing('Athens', 'Athens'), (gathered) => gathered);
    expect(listed).toBe(witnessed.formats.length);
    const { listed: ofDifference } = await judgedWith(showing('Athens — North', 'Athens'), silent);
    expect(ofDifference).toBe(witnessed.formats.length);
  });
});
