/** The page of a videographer, for internal users and the videographer. */
export const profilePath = ({ uuid }: { uuid: string }): string => `/videographers/${uuid}`;
