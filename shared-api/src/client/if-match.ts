/** The header of a change with the version of the record that the user sees. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
