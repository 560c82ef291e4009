/** The page of an offer (S2 §2). */
export const offerPath = ({ uuid }: { uuid: string }): string => `/booking-availability/${uuid}`;
