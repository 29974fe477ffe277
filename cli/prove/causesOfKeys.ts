/** What several faults do alike with the API key (`causes.ts`). */
export const causesOfKeys: Readonly<Record<string, readonly string[]>> = {
  'the key in the body is not enough': [
    'headerNeeded',
    'outside/keyInQueryToo',
    'keyOfHeaderNeeded',
    'headerWantedForDeletes',
    'headerWantedForShipping',
    'headerWantedForWrites',
    'headerWantedInJson',
    'headerWantedInMarkupAndCsv',
    'outside/keyFoundWithoutBlanks',
  ],
  'a wrong or missing key is let in': [
    'anyKeyReads',
    'keyNotNeeded',
    'emptyKeyTaken',
    'outside/keyPrefixSuffices',
    'discountsWithoutKey',
    'ordersWithoutKey',
    'outside/shippingInformationOpen',
    'outside/getNeedsNoKey',
    'anyKeyTaken',
    'keyNowhereNeeded',
    'bundlesPraisedWithoutKey',
  ],
  'a header of the answer holds the key': [
    'keyInHeader',
    'keyBesideAnswers',
    'outside/keyInAnswerHeader',
    'outside/keyInContentLocation',
  ],
  'the body of an answer holds the key': ['keyInMessage', 'keyInStackTrace', 'outside/keyInLabelUrl'],
  'a wrong key is refused when the write is made already': [
    'writesBeforeKeyCheck',
    'deletesBeforeKeyCheck',
    'outside/deletedBeforeTheKey',
  ],
};
