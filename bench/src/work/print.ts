/** Prints a figure with its description. */
export function print(what: string, figure: string | number): void {
  console.log(`${what.padEnd(64)}${String(figure).padStart(24)}`);
}
