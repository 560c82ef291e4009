import type { PhoneReading } from './phone.ts';

let library: typeof import('./phone-number.ts') | undefined;

/**
 * Reads a typed phone number of somebody in an IANA zone. In browsers, which load the library of numbers on
 * first use. A number passes where it cannot be loaded; the server reads it again.
 */
export function readPhone(typed: string, zone: string): PhoneReading | Promise<PhoneReading> {
  if (library) return library.readPhone(typed, zone);
  return import('./phone-number.ts').then(
    (code) => {
      library = code;
      return code.readPhone(typed, zone);
    },
    () => ({ shown: typed }),
  );
}

/** A typed phone number in the form in which it is shown, if it is one and the library is loaded. */
export function tidiedPhone(typed: string, zone: string): string {
  const reading = typed ? readPhone(typed, zone) : { shown: typed };
  return 'shown' in reading ? reading.shown : typed;
}
