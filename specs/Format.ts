/** The six wire formats, in the document's order ("What the service does"). */
export const formats = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'] as const;

export type Format = (typeof formats)[number];
