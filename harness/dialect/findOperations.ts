import type { DialectSettings } from '../../config/Settings.ts';
import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answerText } from './answerText.ts';
import { type DialectProbe, type Manner, works } from './DialectProbe.ts';
import { fixParts } from './fixParts.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { inNamespace } from './inNamespace.ts';
import { namedNamespaces } from './namedNamespaces.ts';
import { shownInSoap, shownInXml } from './shownNamespaces.ts';
import { tryManner } from './tryManner.ts';

/** How far one way of writing works. */
export interface Footing {
  readonly manner: Manner;
  /** The formats in which the control was answered `0`. */
  readonly working: readonly XmlFormat[];
  /** The text of the refusals, and the namespaces that they named or that an answer to a GET uses. */
  readonly refusals: string;
  readonly named: readonly string[];
  readonly notes: readonly string[];
  /** Set when the request was understood and the control still failed, as with a wrong key. */
  readonly rejected: Rejection | null;
}

/** The answers to a control that was understood and still failed, and how it was written. */
export interface Rejection {
  readonly manner: Manner;
  readonly answers: ReadonlyMap<XmlFormat, Answer>;
}

/** The most namespaces tried from any one source. */
const mostNamespacesTried = 3;

/**
 * Finds the namespace of operations in which the control is answered `0`. The control is APIKeyGet, or a Get that works
 * elsewhere.
 *
 * Candidates come from the target. First come the namespaces that refusals name, then the root of an answer to a GET with the key
 * in the query. That GET is in xml and, if nothing helped, in soap. `answers` are those to the documented call as `start` writes
 * it.
 */
export async function findOperations(
  probe: DialectProbe,
  start: Manner,
  answers: ReadonlyMap<XmlFormat, Answer>,
  control: { readonly operationName: string; readonly apiKey: string },
  fixed: DialectSettings,
): Promise<Footing> {
  const formats = [...answers.keys()];
  const turnedAway = formats.filter((format) => !works(answers.get(format) ?? null));
  const texts = turnedAway.map((format) => answerText(answers.get(format)?.exchange));
  let working = formats.filter((format) => !turnedAway.includes(format));
  let manner = start;
  let rejected: Rejection | null = null;
  const notes: string[] = [];
  const named = (): readonly string[] => [
    ...new Set(texts.flatMap((text) => namedNamespaces(text).namespaces)),
  ];
  const tried: string[] = [];
  const end = (): Footing => ({
    manner,
    working,
    refusals: texts.join('\n'),
    named: [...new Set([...named(), ...tried])],
    notes: manner.soap12Action === start.soap12Action ? notes : [...notes, noAction],
    rejected,
  });

  // soap12 may refuse only the SOAPAction.
  if (turnedAway.includes('soap12') && (working.length > 0 || formats.length === 1)) {
    const trial = await tryManner(
      probe,
      { ...start, soap12Action: false },
      ['soap12'],
      control.operationName,
    );
    texts.push(...trial.refusals);
    if (trial.working.length > 0) {
      manner = trial.manner;
      working = [...working, 'soap12'];
    }
  }
  const complete = (): boolean => working.length === formats.length;
  if (complete() || fixed.xmlNamespaces?.operations !== undefined) return end();

  const carriesFarther = async (dialect: Dialect, note: string): Promise<boolean> => {
    const missing = formats.filter((format) => !working.includes(format));
    const written = { ...manner, dialect: fixParts(dialect, fixed) };
    const trial = await tryManner(probe, written, [...missing, ...working], control.operationName);
    texts.push(...trial.refusals);
    if (trial.failed.size > 0) rejected ??= { manner: written, answers: trial.failed };
    if (trial.working.length <= working.length) return false;
    manner = trial.manner;
    working = formats.filter((format) => trial.working.includes(format));
    notes.push(note);
    return true;
  };
  const tryEach = async (uris: readonly string[], from: string): Promise<void> => {
    for (const uri of uris.slice(0, mostNamespacesTried)) {
      const found = `The namespace of operations is '${uri}', ${from}`;
      if (await carriesFarther(inNamespace(start.dialect, uri), `${found}.`)) return;
      // The target may take the root and not find the key. The key may be a base member in a namespace of its own.
      const keyInBase = inNamespace(plainDialect, uri, '');
      if (working.length === 0 && (await carriesFarther(keyInBase, `${found}; the key is a base member.`)))
        return;
      // Once the root is accepted, a refusal may name another namespace, the one expected for the key.
      const keys = working.length > 0 ? [] : named().filter((other) => !uris.includes(other));
      for (const base of keys.slice(0, mostNamespacesTried)) {
        const dialect = {
          ...inNamespace(start.dialect, uri, base),
          baseMembers: ['APIKEY', ...inheritedMembers],
        };
        if (await carriesFarther(dialect, `${found}; the target wants the key in '${base}'.`)) return;
      }
    }
  };
  tried.push(...named());
  await tryEach([...tried], 'as a refusal says');
  const tryShown = async (uris: readonly string[], from: string): Promise<void> => {
    const fresh = uris.filter((uri) => !tried.includes(uri));
    tried.push(...fresh);
    await tryEach(fresh, from);
  };
  if (!complete()) await tryShown(await shownInXml(probe, control), 'as a GET in xml is answered');
  // Once one format is understood, the others are searched for separately, and that search comes through here again.
  if (working.length === 0)
    await tryShown(await shownInSoap(probe, control, formats), 'as a GET in soap is answered');
  return end();
}

const noAction = 'soap12 is refused with a SOAPAction header and answered without one, so Assay sends none.';
