import { StartError } from '../../platform/process/start-error.ts';

/** The provider of addresses: the built-in gazetteer, Google, or a server of OpenStreetMap's streets. */
export type AddressSource =
  { name: 'embedded' | 'google' } | { name: 'nominatim' | 'photon'; url: string };

/** The provider in text like `photon:https://photon.example`. Throws `StartError` if there is none. */
export function readAddressSource(entered: string, variable: string): AddressSource {
  if (entered === 'embedded' || entered === 'google') return { name: entered };
  const [, name, url = ''] = /^(nominatim|photon):(https?:\/\/.+)$/.exec(entered) ?? [];
  if ((name === 'nominatim' || name === 'photon') && URL.canParse(url)) return { name, url };
  throw new StartError(
    `${variable} must be embedded, google, nominatim:https://… or photon:https://…, not "${entered}".`,
  );
}
