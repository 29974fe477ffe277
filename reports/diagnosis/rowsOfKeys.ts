import { itsWords, type Table } from './Row.ts';

/** The API key: AUTH. */
export const rowsOfKeys: Table = {
  'AUTH-1': [
    {
      words: 'the key is not found in a body with other white space between its values',
      seen: { message: /with other white space/ },
    },
    {
      words: 'the key in the body is not enough',
      cause: itsWords,
      seen: { message: /key in its body is not let in/ },
    },
  ],
  'AUTH-2': [
    { words: 'APIKeyGet gives more than a status', seen: { message: /more than a status/ } },
    { words: 'APIKeyGet gives no status', seen: { message: /something other than a status/ } },
  ],
  'AUTH-3': [
    {
      words: '{key} keys are refused, and get data with the refusal',
      seen: { message: /key that is (?<key>\w+) gets data/ },
    },
    {
      words: 'a wrong or missing key is refused when the write is done already',
      seen: {
        message:
          /deletes a record|makes a record|changes a record|(?:wrong|missing) (?:deletes|makes|writes|changes)/,
      },
    },
    {
      words: '{key} keys are accepted',
      seen: { message: /key that is (?<key>[\w ]+) succeeds/ },
    },
  ],
  'AUTH-4': [
    {
      words: 'a header of the answer holds the key',
      cause: 'it stands in {header}',
      seen: { actual: /^in the header (?<header>\S+)/ },
    },
    {
      words: 'the body of an answer holds the key',
      cause: 'it repeats the address that was called, with its query',
      seen: { actual: /^in the body/, request: /^GET \S*[?&]APIKEY=/, answer: /APIKEY=/ },
      apart: ['cause'],
    },
    {
      words: 'the body of an answer holds the key',
      cause: 'it repeats the request',
      seen: { actual: /^in the body/, answer: /APIKEY(?:\\?"|&quot;)?\s*(?:[:>]|&gt;)/ },
      apart: ['cause'],
    },
    { words: 'the body of an answer holds the key', seen: { actual: /^in the body/ } },
  ],
};
