import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of 0 to 4; from 10^10 guesses on, which takes more than the tries that the server allows. */
const strong = 4;

/**
 * Whether somebody who tries common passwords, words of the deployment and what people make of them
 * would soon have this one.
 */
export function isEasyToGuess(password: string, wordsOfDeployment: string[]): boolean {
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimate.check(password, wordsOfDeployment).score < strong;
}
