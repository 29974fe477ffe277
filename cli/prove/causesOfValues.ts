/** What is true of which faults, of values that come back as others: TYP-4, 9, 12, 13, 16, XF (`causes.ts`). */
export const causesOfValues: Readonly<Record<string, readonly string[]>> = {
  'a number that is sent as text is refused': [
    'idsAsTextRefused',
    'numbersAsTextAreNothing',
    'receivedTextIsNothing',
    'triesAsTextRefused',
  ],
  'a number that is sent as text is not read as that number': [
    'limitAsTextIgnored',
    'numbersAsTextAreNothing',
    'outside/limitConcatenated',
    'outside/pointForThousands',
    'outside/textPricesLoseCents',
  ],
  'a datetime is another in some formats than in others; all are {apart}': [
    'dayLateInCsv',
    'lateInXml',
    'outside/summerTimeAddedTwice',
  ],
  'a datetime is another in some formats than in others': [
    'lateInXml',
    'minutesLateInJson',
    'outside/expiryDayEarlyInJson',
    'outside/secondsInJson',
  ],
  'a datetime is another in some formats than in others; the month stands in the place of the minutes': [
    'monthForMinuteInXml',
  ],
  'a datetime is another in some formats than in others; the hours are those of a clock of twelve hours': [
    'outside/midnightHourAsNoon',
    'twelveHoursInSoap',
  ],
  'the character {lost} is lost': ['ampersandsLost'],
  'apostrophes come back doubled; they are doubled as for SQL, and never undone': [
    'apostrophesDoubledInUpdates',
    'outside/apostrophesDoubledByUpdate',
  ],
  'several spaces in a row come back as one': ['innerBlanksFolded'],
  'tabs come back as spaces': ['tabsBecomeBlanks'],
  'leading zeros of text that is digits are lost; the text is read as a number': [
    'leadingZerosLost',
    'outside/leadingZerosLostInCsv',
  ],
  'characters come back as question marks; the text goes through ISO 8859-1 or a charset like it, which lacks them':
    ['lettersAsMarks', 'outside/beyondLatin1Lost'],
  'characters beyond the basic plane, such as emoji, come back as question marks': ['lettersAsMarks'],
  'characters come back as question marks': [
    'lettersAsMarks',
    'lettersOfOnePage',
    'outside/beyondLatin1Lost',
  ],
  'line breaks come back as spaces': ['lineFeedsLostByUpdate', 'outside/lineBreaksFolded'],
  'texts come back without their last character': [
    'oddTextsCut',
    'oddTextsShownCut',
    'outside/lastQuoteTrimmed',
  ],
  'text with {text} is refused': ['oddTextsRefused'],
  'texts come back in another Unicode form': ['outside/compatibilityForms'],
  'texts come back in their compatibility form (½ as 1⁄2); they are normalised by NFKC': [
    'outside/compatibilityForms',
  ],
  'the characters & < > come back as entities; the text is escaped for XML once more than it is read': [
    'outside/escapedTwiceInSoap12',
  ],
  'text such as &lt; or &#65; comes back as the character that it names in XML; its & is not escaped, or references are resolved once more than they are written':
    ['referencesKeptInXml'],
  'the letters and signs beyond ASCII come back as pairs of others; bytes in UTF-8 are read as ISO 8859-1 or Windows-1252':
    ['outside/jsvReadAsLatin1'],
  'texts end where {at} stands; they are split at {at}': ['outside/listTextsCutAtColonInCsv'],
  'the words true, false, null and nil come back differently; the text is read as a value': [
    'outside/nullTextLost',
    'providerBoolWordsInXml',
  ],
  'a backslash with a letter comes back as a control character; what was unescaped once is unescaped again': [
    'outside/unescapedTwice',
  ],
  'backslashes come back doubled; they are escaped once more than they are read': [
    'providerBackslashesDoubledInJsv',
  ],
  'a decimal comes back as another number; the fraction is cut off': [
    'quantitiesInWholes',
    'numbersInWholes',
  ],
  'a decimal comes back as another number; a cent is lost where a binary fraction is cut off': [
    'outside/centsByTruncation',
  ],
  'a decimal comes back as another number; the zero before the cents is lost': ['outside/centsNotPadded'],
  'a decimal comes back as another number': [
    'outside/pricesAsSingles',
    'outside/sevenDigitsKept',
    'pricesInTenths',
  ],
  'a decimal comes back as another number; the second digit behind the point is cut off': ['pricesRounded'],
  'a lawful datetime is refused': ['farDatesRefused'],
  'a datetime comes back as another moment; February 29 becomes another day': [
    'leapDaysMoved',
    'outside/leapDayMoved',
  ],
  'a datetime comes back as another moment; day and month change places': ['outside/dayAndMonthSwappedInCsv'],
  'a datetime comes back as another moment; the minutes of the offset are not read': [
    'outside/halfHoursDropped',
  ],
  'a datetime comes back as another moment; the sign of the offset is not read': [
    'outside/negativeOffsetsAdded',
  ],
  'a datetime comes back as another moment; the year is that of the week (YYYY for yyyy)': [
    'outside/weekYear',
    'outside/weekYearInJsv',
    'outside/yearOfTheWeek',
  ],
  'a datetime comes back as another moment; the seconds are left out': ['timesCutOff'],
  'a datetime comes back as another moment; the unset date becomes another': ['unsetIsNow'],
  'at some addresses a Get shows texts differently than at others: {change}': ['capitalsAwayFromPaths'],
  'in {format} a Get shows texts differently than elsewhere: {change}': [
    'capitalsInJson',
    'capitalsInLines',
    'capitalsInMarkup',
    'oldTextsOtherInJson',
    'oldTextsOtherInLines',
    'oldTextsOtherInMarkup',
    'titlesInCapitals',
  ],
  'in {format} a Get leaves {member} empty, and elsewhere it does not': ['currencyLostInCsv'],
  'in {format} a Get shows another {member} than elsewhere': [
    'oldTextsOtherInLines',
    'oldTextsOtherInJson',
    'oldTextsOtherInMarkup',
    'capitalsAwayFromPaths',
    'outside/disabledServicesNotInSoap12',
    'outside/gridTypeIsTypeInSoap11',
    'outside/oneSerialInXml',
  ],
  'records or rows are missing in {format} ({member})': [
    'outside/namedRouteShowsTen',
    'outside/rowsNotLoadedByGet',
    'outside/settingsCutInJsv',
  ],
  'rows within a record come in another order in {format}': [
    'rowsOfOrdersTurnedInMarkup',
    'rowsOfProductsTurnedInMarkup',
    'rowsTurned',
  ],
  'some reads of what was written leave {member} empty, and others do not': [
    'currencyOfXmlLostInCsv',
    'currencyWithFiltersAlone',
    'lostOneOrTwoFormatsOn',
    'lostThreeOrFiveFormatsOn',
    'namesOfSoapCutInJsv',
    'trackingLostOneOrTwoFormatsOn',
    'trackingLostThreeOrFiveFormatsOn',
    'trackingWithFiltersAlone',
  ],
  'some reads of what was written show another {member} than others': ['outside/jsvPackageEnabledInXml'],
  'failures have an InternalErrorCode in some formats only': [
    'codeOfUpdateInCsv',
    'codesInCsvAndSoap',
    'codesInPlainFormats',
    'failureOfItsOwn',
    'outside/codeInSoap12Only',
  ],
  'failures have another InternalErrorCode in some formats': ['outside/otherCodeOfUpdateInXml'],
  'the Message of a failure differs from format to format': ['wordierInCsvAndSoap', 'wordierInPlainFormats'],
  'failing calls have other HTTP statuses in some formats': [
    'outside/csvFailureIs404',
    'statusByFormat',
    'statusOfItsOwn',
    'xmlFailuresAre500',
  ],
  'texts that look like a date come back in another form; the text is read as a datetime': [
    'outside/dateTextsReformatted',
  ],
};
