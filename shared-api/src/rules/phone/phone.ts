/** A typed phone number as it is shown and kept, or why it is not one. */
export type PhoneReading = { shown: string } | { problem: string };

const extension = ' ext. ';

/** The address that dials a shown number, with its extension: `tel:+15550100199;ext=12`. */
export function phoneLink(shown: string): string {
  const [number = '', ext] = shown.split(extension);
  const dialled = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
  return ext === undefined ? dialled : `${dialled};ext=${ext}`;
}
