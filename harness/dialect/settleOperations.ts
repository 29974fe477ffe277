import type { DialectSettings } from '../../config/Settings.ts';
import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import type { Answer } from '../Answer.ts';
import { standingOf } from '../preflight/Standing.ts';
import { answerText } from './answerText.ts';
import { fixParts } from './fixParts.ts';
import { inNamespace } from './inNamespace.ts';
import { namedNamespaces } from './namedNamespaces.ts';
import { type Manner, type Probe, works, type XmlFormat } from './Probe.ts';
import { rootOf } from './rootOf.ts';

/** How far a manner of writing carries. */
export interface Footing {
  readonly manner: Manner;
  /** The formats in which the control was answered `0`. */
  readonly working: readonly XmlFormat[];
  /** What refusals said, and the namespaces that they named. */
  readonly refusals: string;
  readonly named: readonly string[];
  readonly notes: readonly string[];
  /** Where no manner works: one in which the control was understood and failed, and those failures. */
  readonly rejected: Rejection | null;
}

/** A manner in which a request is understood and not granted, as with a wrong key. */
export interface Rejection {
  readonly manner: Manner;
  readonly answers: ReadonlyMap<XmlFormat, Answer>;
}

/**
 * Finds the namespace of operations in which the control (APIKeyGet, or a Get that works elsewhere) is answered `0`.
 *
 * Candidates come from the target: what refusals name, then the root of an answer to a GET with the key in the query.
 * `answers` are those to the documented call as `start` writes it.
 */
export async function settleOperations(
  probe: Probe,
  start: Manner,
  answers: ReadonlyMap<XmlFormat, Answer>,
  control: { readonly operationName: string; readonly apiKey: string },
  fixed: DialectSettings,
): Promise<Footing> {
  const formats = [...answers.keys()];
  let manner = start;
  let working = formats.filter((format) => works(answers.get(format) ?? null));
  let rejected: Rejection | null = null;
  const notes: string[] = [];
  const texts = formats
    .filter((format) => !working.includes(format))
    .map((format) => textOf(answers.get(format)));
  const named = new Set(texts.flatMap((text) => namedNamespaces(text).namespaces));

  const attempt = async (candidate: Manner, from: string): Promise<boolean> => {
    const found: XmlFormat[] = [];
    let tried = candidate;
    let withoutAction = false;
    for (const format of missingFirst(formats, working)) {
      let answer = await probe.call(tried, format, control.operationName, {});
      if (!works(answer) && format === 'soap12' && tried.soap12Action) {
        answer = await probe.call({ ...tried, soap12Action: false }, format, control.operationName, {});
        if (works(answer)) {
          tried = { ...tried, soap12Action: false };
          withoutAction = true;
        }
      }
      if (works(answer)) found.push(format);
      else if (answer !== null) {
        const text = textOf(answer);
        if (standingOf(answer) === 'fails')
          rejected ??= { manner: tried, answers: new Map([[format, answer]]) };
        texts.push(text);
        for (const uri of namedNamespaces(text).namespaces) named.add(uri);
        // What the first one refuses is not worth sending to the others.
        if (found.length === 0) break;
      }
    }
    if (found.length <= working.length) return false;
    manner = tried;
    working = formats.filter((format) => found.includes(format));
    notes.push(from, ...(withoutAction ? [noAction] : []));
    return true;
  };
  const written = (dialect: Dialect): Manner => ({ ...manner, dialect: fixParts(dialect, fixed) });
  const complete = (): boolean => working.length === formats.length;

  // The SOAPAction alone may be what soap12 refuses.
  if (
    formats.includes('soap12') &&
    !working.includes('soap12') &&
    (working.length > 0 || formats.length === 1)
  ) {
    const answer = await probe.call({ ...start, soap12Action: false }, 'soap12', control.operationName, {});
    if (works(answer)) {
      manner = { ...start, soap12Action: false };
      working = [...working, 'soap12'];
      notes.push(noAction);
    }
  }
  const end = (): Footing => ({
    manner,
    working,
    refusals: texts.join('\n'),
    named: [...named],
    notes,
    rejected,
  });
  if (complete()) return end();

  const candidates = fixed.xmlNamespaces?.operations === undefined ? [...named] : [];
  const tried = new Set<string>();
  for (const [round, uris] of [candidates, null].entries()) {
    if (complete() || (round === 1 && fixed.xmlNamespaces?.operations !== undefined)) break;
    const list = uris ?? (await rootNamespace(probe, control));
    for (const uri of list.filter((one) => !tried.has(one)).slice(0, 3)) {
      tried.add(uri);
      const from = uris === null ? 'as a GET in xml is answered' : 'as a refusal says';
      if (
        await attempt(
          written(inNamespace(start.dialect, uri)),
          `The namespace of operations is '${uri}', ${from}.`,
        )
      )
        break;
      // The root may be taken and the key in it not known: it may be a base member in a namespace of its own.
      if (
        working.length === 0 &&
        (await attempt(
          written(inNamespace(plainDialect, uri, '')),
          `Operations are in '${uri}', the key is a base member.`,
        ))
      )
        break;
    }
  }
  return end();
}

const noAction = 'soap12 is refused with a SOAPAction header and answered without: it is sent without.';

const missingFirst = (formats: readonly XmlFormat[], working: readonly XmlFormat[]): readonly XmlFormat[] => [
  ...formats.filter((format) => !working.includes(format)),
  ...working,
];

/** The namespace in which the target answers a GET with the key in the query, if it does. */
async function rootNamespace(
  probe: Probe,
  control: { readonly operationName: string; readonly apiKey: string },
): Promise<readonly string[]> {
  const root = rootOf(await probe.get(`/xml/reply/${control.operationName}`, { APIKEY: control.apiKey }));
  return root?.name === `${control.operationName}Response` && root.namespace !== '' ? [root.namespace] : [];
}

const textOf = (answer: Answer | undefined): string =>
  answer === undefined ? '' : answerText(answer.exchange);
