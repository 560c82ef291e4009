import { StartError } from '../process/start-error.ts';
import { commandScanner } from './command-scanner.ts';
import type { Scanner } from './scanner.ts';

export type ScanEnv = {
  command: string[] | undefined;
  timeoutMs: number;
};

/** A program and its arguments. Throws `StartError` for an invalid command. */
export function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
  if ((words[0] ?? '') === '' || (command.split('"').length - 1) % 2 !== 0) {
    throw new StartError(
      'UPLOAD_SCAN_COMMAND must be a program and its arguments, those with spaces in double quotes.',
    );
  }
  return words;
}

/** The configured scanner; undefined if uploads are not scanned. */
export function scannerOf({ command, timeoutMs }: ScanEnv): Scanner | undefined {
  return command && commandScanner(command, timeoutMs);
}
