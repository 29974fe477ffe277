import { describe, expect, test } from 'vitest';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { readPlain } from './readPlain.ts';

const entry = (key: string, value: string): string =>
  `<d:KeyValueOfstringstring xmlns:d="urn:maps"><d:Key>${key}</d:Key><d:Value>${value}</d:Value></d:KeyValueOfstringstring>`;

const shape = responseShape(operationNamed('UserGet'));

/** What is read of the user, whose members the document does not show. */
const user = (content: string): unknown =>
  readPlain(shape, `<UserGetResponse><mvUser>${content}</mvUser></UserGetResponse>`).value;

describe('a map that is written as entries', () => {
  test.each([
    ['of one entry', entry('Language', 'en'), { Meta: { Language: 'en' } }],
    ['of two', entry('Language', 'en') + entry('Theme', 'dark'), { Meta: { Language: 'en', Theme: 'dark' } }],
    ['of other names', '<entry><key>a</key><value>b</value></entry>', { Meta: { a: 'b' } }],
    [
      'whose keys come twice, and is a list',
      entry('a', '1') + entry('a', '2'),
      {
        Meta: [
          { Key: 'a', Value: '1' },
          { Key: 'a', Value: '2' },
        ],
      },
    ],
    [
      'that is a record called Setting',
      '<Setting><Key>a</Key><Value>b</Value></Setting>',
      { Meta: { Setting: { Key: 'a', Value: 'b' } } },
    ],
  ])('%s', (_, content, expected) => {
    expect(user(`<Meta>${content}</Meta>`)).toEqual({ mvUser: expected });
  });

  test('and is the whole record', () => {
    expect(user(entry('UserId', '7') + entry('UserName', 'somebody'))).toEqual({
      mvUser: { UserId: '7', UserName: 'somebody' },
    });
  });
});
