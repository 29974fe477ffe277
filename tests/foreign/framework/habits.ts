/** What servers of real make do, each habit with its number in issue 19; what is rightly said of each stands in `../habits.test.ts`. */
const habits = {
  /** jsv answers have the media type `application/jsv`. */
  jsvMediaType: 1,
  /** A body in csv is refused with 400; the same call by GET works. */
  csvNotRead: 2,
  /** csv writes a list as bare rows of records. */
  csvListsAsRows: 3,
  /** csv writes the record of a write as one bare row. */
  csvRecordsAsRows: 4,
  /** A suffix on the path leads nowhere: 404. */
  suffixesNotRouted: 5,
  /** `?format=soap11` and `soap12` are read as xml, and the envelope is refused. */
  soapByQueryReadAsXml: 6,
  /** What can't be deserialised in soap11 is answered in json, which quotes the request. */
  soapErrorsInJson: 7,
  /** Dates in jsv and csv take their shortest form, the unset one in json the offset of the zone. */
  shortestDates: 8,
  /** A failing write in csv ends in an exception, but for documents, which catch their own failures. */
  csvFailuresThrow: 9,
  /** CR and CRLF come back as LF in xml and soap. */
  lineEndsOfXml: 10,
  /** A GET without a format is answered with a page that holds the query. */
  pageForGet: 11,
  /** What can't be deserialised in soap12 is never answered. */
  soap12NeverAnswers: 12,
  /** json that can't be read is passed over, and the call succeeds. */
  jsonPassesOver: 13,
  /** A list in json ends in the middle, where a date falls into a daylight gap. */
  gapsCutJson: 14,
  /** The host's zone is another, and json does not tell it. */
  otherZone: 15,
  /** Records in json carry `__type`, `$id` and `_id`. */
  jsonMetadata: 16,
} as const;

export type Habit = keyof typeof habits;

/** How one host is set up. */
export interface Host {
  readonly has: (habit: Habit) => boolean;
  /** The time zone of the machine, as `TZ` names it. */
  readonly zone: string;
  /** Whether the classes declare namespaces and the order of their members (server C), or leave both to the framework (D). */
  readonly xmlDeclared: boolean;
}

/** The habits of a list such as `1,2,8` or `all`. Raises an Error that names what it does not know. */
export function habitsNamed(list: string): readonly Habit[] {
  const all = Object.keys(habits) as Habit[];
  if (list === 'all') return all;
  return list
    .split(',')
    .filter((word) => word !== '')
    .map((word) => {
      const found = all.find((habit) => habit === word || String(habits[habit]) === word);
      if (found === undefined)
        throw new Error(`${word} is no habit: a number from 1 to 16, or ${all.join(', ')}`);
      return found;
    });
}
