import { StartError } from '../process/start-error.ts';
import { commandScanner } from './command-scanner.ts';
import type { Scanner } from './scanner.ts';

export type ScanEnv = {
  command: string[] | undefined;
  timeoutMs: number;
};

type Reader = {
  text(name: string): string | undefined;
  number(name: string, byDefault: number, least: number, most: number): number;
};

function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
  if ((words[0] ?? '') === '' || (command.split('"').length - 1) % 2 !== 0) {
    throw new StartError(
      'UPLOAD_SCAN_COMMAND must be a program and its arguments, those with spaces in double quotes.',
    );
  }
  return words;
}

/**
 * The settings for scanning uploads, which is off by default. Throws `StartError` for an invalid value.
 */
export function readScanEnv({ text, number }: Reader): ScanEnv {
  const command = text('UPLOAD_SCAN_COMMAND');
  return {
    command: command === undefined ? undefined : wordsOf(command),
    timeoutMs: number('UPLOAD_SCAN_TIMEOUT_MS', 60_000, 100, 600_000),
  };
}

/** The configured scanner; undefined if uploads are not scanned. */
export function scannerOf({ command, timeoutMs }: ScanEnv): Scanner | undefined {
  return command && commandScanner(command, timeoutMs);
}
