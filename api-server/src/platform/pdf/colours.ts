/** The colours of documents, by what they say. */
export const colours = { ink: '#1f2933', quiet: '#52606d', faint: '#cbd2d9', teal: '#0f6b66' };
