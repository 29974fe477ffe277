import { addressIs } from '../appliesTo/addressIs.ts';
import { all } from '../appliesTo/all.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { either } from '../appliesTo/either.ts';
import { formatIs } from '../appliesTo/formatIs.ts';
import { noOperation } from '../appliesTo/noOperation.ts';
import { plainFormats } from '../appliesTo/plainFormats.ts';
import { soapFormats } from '../appliesTo/soapFormats.ts';
import { takesGet } from '../appliesTo/takesGet.ts';
import type { Clause } from '../Clause.ts';

const rules = 'Endpoints: Common request and response rules';
const service = 'What the service does';

/** Formats and addressing. */
export const FMT: readonly Clause[] = [
  {
    id: 'FMT-1',
    level: 'MUST',
    statement: 'POST {base}/<format>/reply/<Operation> works for every operation in json, xml, jsv and csv.',
    section: rules,
    judging:
      'The request is in that format with its Content-Type, and the answer decodes in it, success or failure. An answer that is cut off, of which nothing can be read, or that is not in the Content-Encoding or not of the length that its headers say breaks this clause; at other addresses the clause of the address. What can be read whole, though it is not well-formed, is FMT-11.',
    appliesTo: {
      reason: 'Every operation has the generic path in the four formats that are not soap.',
      holds: both(all, addressIs('path')),
    },
  },
  {
    id: 'FMT-2',
    level: 'MUST',
    statement:
      'Responses have the Content-Type of their format: application/json, application/xml, text/jsv, text/csv.',
    section: rules,
    judging: 'Parameters such as a charset are fine. On named routes a breach is a warning (SHOULD).',
    appliesTo: {
      reason:
        'The generic path, a suffix and the query. Not in soap, whose response type is open (FMT-3), not on jsonp, which is a script, and not on bare named routes, where the server picks the format.',
      holds: both(all, plainFormats, addressIs('path', 'suffix', 'query')),
    },
  },
  {
    id: 'FMT-3',
    level: 'MUST',
    statement:
      'POST {base}/soap11 with the SOAPAction header takes an envelope whose body holds one element named after the operation, and answers with one named <Operation>Response.',
    section: rules,
    judging:
      'Sent as text/xml; charset=utf-8 with a bare SOAPAction; the element in the body of the answer has that name.',
    open: 'Which XML type the response has; a quoted SOAPAction is observed.',
    appliesTo: {
      reason: 'soap11 at its endpoint, every operation.',
      holds: both(all, formatIs('soap11'), addressIs('soap')),
    },
  },
  {
    id: 'FMT-4',
    level: 'MUST',
    statement: 'POST {base}/soap12 does the same for SOAP 1.2, with the same Content-Type.',
    section: rules,
    judging:
      'The document asks for no SOAPAction here: it is sent, and where that is refused the call is made without it. What a call without it is answered is observed once a run.',
    open: 'Which XML type the response has.',
    appliesTo: {
      reason: 'soap12 at its endpoint, every operation.',
      holds: both(all, formatIs('soap12'), addressIs('soap')),
    },
  },
  {
    id: 'FMT-5',
    level: 'MUST',
    statement: 'The envelope has the namespace of its SOAP version.',
    section: rules,
    judging:
      'http://schemas.xmlsoap.org/soap/envelope/ in soap11, http://www.w3.org/2003/05/soap-envelope in soap12.',
    open: 'Prefixes, the other namespaces, and how nil is written.',
    appliesTo: {
      reason: 'Both soap formats at their endpoints, every operation.',
      holds: both(all, soapFormats, addressIs('soap')),
    },
  },
  {
    id: 'FMT-6',
    level: 'MUST',
    statement: 'A suffix on the path selects the format: .json .xml .jsv .csv .soap11 .soap12.',
    section: service,
    judging:
      'The answer decodes in the format of the suffix; on a GET, which has no Content-Type that could select it, a success comes in that format. The soap suffixes are a SHOULD, since their body is not shown.',
    open: 'A suffix on a generic path is observed.',
    appliesTo: {
      reason: 'All six formats on the operations with a named route.',
      holds: both(all, addressIs('suffix')),
    },
  },
  {
    id: 'FMT-7',
    level: 'MUST',
    statement: 'The query parameter format=<format> selects the format.',
    section: service,
    judging:
      'The answer decodes in that format: on the named route where there is one, else on the generic path with which it agrees; a GET that succeeds does so in that format. format=soap11 and format=soap12 are a SHOULD.',
    open: 'A parameter that disagrees with the generic path (FMT-10).',
    appliesTo: {
      reason:
        'All six formats on named routes; on generic paths the four that have one, since soap has no generic path.',
      holds: both(all, addressIs('query')),
    },
  },
  {
    id: 'FMT-8',
    level: 'MUST',
    statement: 'In json, callback=<name> wraps the answer as <name>(<json>).',
    section: service,
    judging:
      'A plain identifier is the name. A semicolon, blanks, a leading comment, a typeof guard and escaped U+2028 and U+2029 are fine. What is inside equals the unwrapped answer; a script Content-Type is a SHOULD.',
    appliesTo: { reason: 'json alone, every operation.', holds: both(all, addressIs('jsonp')) },
  },
  {
    id: 'FMT-9',
    level: 'MUST',
    statement: 'Named routes answer POST, and GET where the document marks it.',
    section: rules,
    judging:
      'GET is not answered 404, 405 or 501, nor is it where a suffix or a query names the format; success with the key and scalars in the query is a SHOULD, since only a body field is shown for the key. POST with the Content-Type of a format is answered with something that decodes in one of the formats.',
    open: 'Which format a bare named route answers in, and how lists travel in a query.',
    appliesTo: {
      reason:
        'The operations with a named route; GET on the three that are marked, bare under json, and by suffix and query in the four formats that are not soap.',
      holds: both(
        all,
        either(addressIs('named', 'namedGet'), both(addressIs('suffix', 'query'), plainFormats, takesGet)),
      ),
    },
  },
  {
    id: 'FMT-10',
    level: 'OPEN',
    statement:
      'Unknown formats, wrong methods, formats that contradict each other and the format of a bare named route are not shown.',
    section: rules,
    judging: 'Never judged: what the server does is recorded in the implementation profile.',
    appliesTo: {
      reason:
        'Bare named routes show which format the server picks; the rest is about no operation in particular.',
      holds: either(both(all, addressIs('named', 'namedGet')), both(noOperation, atDefaultAddress)),
    },
  },
  {
    id: 'FMT-11',
    level: 'SHOULD',
    statement: 'Documents are well-formed, and their declared charset is the one of their bytes.',
    section: service,
    judging:
      'XML 1.0, RFC 8259 and the quoting of RFC 4180, by a strict parser; a byte order mark is tolerated. A prefix that nothing declares and a charset other than the declared one, where all can be read, break this clause.',
    appliesTo: { reason: 'Every answer is a document.', holds: all },
  },
  {
    id: 'FMT-12',
    level: 'SHOULD',
    statement: 'A call of an operation that does not exist is not answered with success.',
    section: service,
    judging: 'A random name, never answered "0".',
    appliesTo: {
      reason: 'About none of the 33 operations: once in each format at its default address.',
      holds: both(noOperation, atDefaultAddress),
    },
  },
];
