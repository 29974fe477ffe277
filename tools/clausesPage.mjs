const familyOf = ({ id }) => id.replace(/-\d+$/, '');

/** docs/clauses.md: every clause of the contract with an anchor of its own, so that a page can link to it. */
export function clausesPage(clauses) {
  const families = [...new Set(clauses.map(familyOf))];
  return `${[
    '<!-- Made by tools/generateClauses.mjs from suites/clauses; change those. -->',
    '# The clauses',
    '',
    `Assay judges a server by ${clauses.length} clauses, each with a permanent id. \`assay explain ENV-1\` prints one of them, and says how many`,
    'cases judge it. [How Assay judges](judging.md) says what levels and verdicts mean.',
    '',
    families.map((family) => `[${family}](#family-${family})`).join(' · '),
    ...families.flatMap((family) => [
      '',
      `## <a id="family-${family}"></a>${family}`,
      ...clauses.filter((clause) => familyOf(clause) === family).flatMap(entry),
    ]),
  ].join('\n')}\n`;
}

const entry = ({ id, level, statement, section, judging, open, appliesTo }) => [
  '',
  `### <a id="${id}"></a>${id} (${level})`,
  '',
  plain(statement),
  '',
  `- Read from: ${plain(section)}`,
  `- Judged: ${plain(judging)}`,
  ...(open === undefined ? [] : [`- Open: ${plain(open)}`]),
  `- Where: ${plain(appliesTo.reason)}`,
];

/** Our words as they are: nothing in them is meant as markup. */
const plain = (text) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
