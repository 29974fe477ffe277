/** The folders that are built and published, in the order in which imports may point: only to the ones before. */
export declare const sources: readonly string[];
