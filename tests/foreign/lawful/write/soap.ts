import type { XmlManner } from '../manners/XmlManner.ts';
import { soapEnvelopes } from '../soapEnvelopes.ts';
import type { Members, Rec } from '../types.ts';
import { writeXml } from './xml.ts';

/** Writes a response in an envelope with an empty header. */
export function writeSoap(
  manner: XmlManner,
  version: 'soap11' | 'soap12',
  root: string,
  known: Members,
  value: Rec,
): string {
  const { prefix, prolog, dates } = manner.soap;
  return (
    `${prolog[version]}<${prefix}:Envelope xmlns:${prefix}='${soapEnvelopes[version]}'><${prefix}:Header/><${prefix}:Body>\n` +
    `${writeXml(manner, root, known, value, dates[version])}</${prefix}:Body></${prefix}:Envelope>`
  );
}
