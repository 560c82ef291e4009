import { isVideographer, isInternal } from '@shootline/shared-api/contract';
import { formatAddress } from '@shootline/shared-api/rules';
import {
  fieldError,
  forbidden,
  notFound,
  validationError,
} from '../../../platform/errors/errors.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { videographerLocations, regions } from '../../reference/option-sets.ts';
import { isCountry } from '../../reference/places.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { presentInternalUser, presentPerson, presentUser } from './user.presenter.ts';
import {
  findUser,
  listAccountManagers,
  listInternalUsers,
  listSubmitters,
  storeResidence,
} from './user.repository.ts';

const tidy = (text = '') => text.trim().replaceAll(/\s+/g, ' ');

function onlyInternal(viewer: Viewer): void {
  if (!isInternal(viewer.role)) throw forbidden();
}

export const userHandlers = {
  async listSubmitters({ tx, viewer, query }) {
    if (isVideographer(viewer.role)) return [];
    if (isInternal(viewer.role)) {
      return (await listSubmitters(tx, viewer.tenantId, query.client)).map(presentPerson);
    }
    if (viewer.clientId === null) return [];
    return (await listSubmitters(tx, viewer.tenantId, viewer.clientId)).map(presentPerson);
  },

  async listInternalUsers({ tx, viewer }) {
    onlyInternal(viewer);
    return (await listInternalUsers(tx, viewer.tenantId)).map(presentInternalUser);
  },

  async listAccountManagers({ tx, viewer }) {
    onlyInternal(viewer);
    return (await listAccountManagers(tx, viewer.tenantId)).map(presentPerson);
  },

  async listRegions() {
    return regions;
  },

  async listCamopLocations() {
    return videographerLocations;
  },

  async getUser({ tx, viewer, path }) {
    const mayRead = path.userId.toLowerCase() === viewer.id || isInternal(viewer.role);
    const user = mayRead ? await findUser(tx, viewer.tenantId, path.userId) : undefined;
    if (!user) throw notFound();
    return presentUser(user);
  },

  async getUserAddress({ viewer }) {
    return {
      location: viewer.address?.location ?? null,
      formatted_address: viewer.address?.formatted_address ?? null,
    };
  },

  async updateUserAddress({ tx, viewer, body: { address } }) {
    const country_code = address.country.toUpperCase();
    if (!isCountry(country_code)) {
      const wrong = fieldError('country', 'Please select a value.');
      throw validationError(fieldError('address', '', [wrong]));
    }
    const line = {
      country_code,
      street_number: tidy(address.streetNumber),
      route: tidy(address.street),
      locality: tidy(address.citySuburb),
      state: tidy(address.state),
      postal_code: tidy(address.postCode),
    };
    const formattedAddress = formatAddress(line);
    const location = address.coordinates;
    await storeResidence(tx, viewer.tenantId, viewer.id, { ...line, formattedAddress, location });
    return { location, formatted_address: formattedAddress };
  },
} satisfies Partial<Handlers>;
