/** A scanner's verdict on a file. */
export type Verdict = 'clean' | 'infected';

/** Scans the file at a path for viruses. Throws if the scan could not finish. */
export type Scanner = (path: string) => Promise<Verdict>;
