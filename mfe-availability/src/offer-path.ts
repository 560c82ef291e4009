/** The page of an offer. */
export const offerPath = ({ uuid }: { uuid: string }): string => `/booking-availability/${uuid}`;
