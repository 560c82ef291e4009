/** What a scanner says of a file. */
export type Verdict = 'clean' | 'infected';

/** Looks for viruses in the file at a path. Throws where it could not be looked at to the end. */
export type Scanner = (path: string) => Promise<Verdict>;
