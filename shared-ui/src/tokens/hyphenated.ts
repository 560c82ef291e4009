/** The CSS name of a property: `font-size` for `fontSize`; variables keep theirs. */
export const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
