/** Documents that newcomers read whole, and the most bytes that each may have. */
const longest = { 'README.md': 8 * 1024, 'CONTRIBUTING.md': 10 * 1024 };

const mostDecisions = 50;

const decision = /^docs\/decisions\/(\d{3}-[\w-]+\.md)$/;

export interface Sizes {
  /** One line about the documents' sizes. */
  summary: string;
  faults: string[];
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The sizes of the documents among the files, and whether the index lists every decision. */
export function sizesOf(files: readonly string[], read: (file: string) => string): Sizes {
  const decisions = files.filter((file) => decision.test(file)).toSorted();
  const index = read('docs/decisions/README.md');
  const words = decisions.map((file) => wordsOf(read(file))).toSorted((a, b) => a - b);
  const sizes = Object.entries(longest).map(([file, most]) => ({
    file,
    most,
    bytes: Buffer.byteLength(read(file)),
  }));
  const summary = [
    ...sizes.map(({ file, bytes }) => `${file} ${bytes} bytes`),
    `${decisions.length} decisions of ${words[Math.floor(words.length / 2)] ?? 0} words in the median`,
  ].join(', ');
  const tooLong = sizes.filter(({ bytes, most }) => bytes > most);
  const unlisted = decisions.filter((file) => !index.includes(`(${decision.exec(file)?.[1]})`));
  const faults = [
    ...tooLong.map(
      ({ file, most }) => `${file}: is longer than ${most} bytes; move parts to docs.`,
    ),
    ...unlisted.map((file) => `${file}: is not in docs/decisions/README.md.`),
  ];
  if (decisions.length > mostDecisions) {
    faults.push(
      `docs/decisions: has more than ${mostDecisions} decisions; merge those about one thing.`,
    );
  }
  return { summary, faults };
}
