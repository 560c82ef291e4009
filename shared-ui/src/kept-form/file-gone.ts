/** Said of input that is back without its file, which browsers do not keep. */
export const fileGone = 'The file that you had chosen must be chosen again.';
