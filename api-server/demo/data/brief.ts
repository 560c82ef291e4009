/** A kind of shoot; {person}, {other}, {place}, {n}, {season} and {year} are filled in. */
export type Brief = {
  titles: readonly string[];
  videoType: string;
  videoTypeDetails?: string;
  intervieweeType: string;
  intervieweeTypeDetails?: string;
  presenters: string;
  layout: string;
  capture: string;
  /** Usual hours. */
  hours: readonly [min: number, max: number];
};
