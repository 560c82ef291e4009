import { posix } from 'node:path';

/** A mention of a file, by its path from the root, with the anchor of a heading if it has one. */
export interface Reference {
  line: number;
  path: string;
  anchor: string | undefined;
}

/** The text with blank lines for blocks of code. */
const withoutCode = (text: string) =>
  text.replaceAll(/^(```|~~~).*?^\1/gms, (block) => block.replaceAll(/[^\n]/g, ''));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The anchors of the headings of a Markdown text. */
export function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ +(.+)$/gm)];
  return new Set(headings.map(([, heading = '']) => anchorOf(heading)));
}

const mention = /(?<![\w/.-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g;
const link = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** Links of a Markdown file to files of the repository; those to its own headings have its path. */
function linksIn(file: string, prose: string) {
  return [...prose.matchAll(link)].map(({ 1: to = '', 2: anchor, index }) => ({
    path: to === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(to)),
    anchor,
    index,
  }));
}

const code = /`((?!docs\/)[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.[a-z]+)`/g;

/** The files of code that a Markdown text names by their path from one of the root's folders. */
export function codeIn(text: string, folders: readonly string[]): Reference[] {
  const prose = withoutCode(text);
  return [...prose.matchAll(code)]
    .map(({ 1: path = '', index }) => ({ path, index }))
    .filter(({ path }) => folders.includes(path.split('/')[0] ?? ''))
    .map(({ path, index }) => ({ line: lineAt(prose, index), path, anchor: undefined }));
}

/**
 * The documents that a file mentions by their path from the root and, in Markdown, its links to files of the
 * repository. Blocks of code do not count.
 */
export function referencesIn(file: string, text: string): Reference[] {
  const isMarkdown = file.endsWith('.md');
  const prose = isMarkdown ? withoutCode(text) : text;
  const links = isMarkdown ? linksIn(file, prose) : [];
  const unlinked = isMarkdown ? prose.replaceAll(link, (all) => ' '.repeat(all.length)) : prose;
  const mentions = [...unlinked.matchAll(mention)].map(({ 1: path = '', 2: anchor, index }) => ({
    path,
    anchor,
    index,
  }));
  return [...links, ...mentions].map(({ path, anchor, index }) => ({
    line: lineAt(prose, index),
    path,
    anchor,
  }));
}

/** The numbers of the lines that match. */
const linesWith = (text: string, pattern: RegExp): number[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** The lines of a text that name a section of a document elsewhere, by its number. */
export const foreignSectionsIn = (text: string): number[] =>
  linesWith(text, /\u00a7 ?\d|\bS[12] \u00a7/);

/** The lines of a file of the shell, unless it is a test's, that name an area: remotes bring all that is theirs. */
export const areasIn = (file: string, text: string): number[] =>
  /^shell\/src\/(?!(.*\/)?testing\/|.*\.test\.)/.test(file)
    ? linesWith(text, /invoice|availabilit|analytic/i)
    : [];
