import type { HubClient, HubUser } from '../../src/domain/hub/sync/hub-feed-schema.ts';

/** How the hub of a demo workspace differs from what the seed knows of it. */
export type DemoChanges = {
  /** By the seed's key of the client. */
  clients: Record<string, Partial<HubClient> | 'gone'>;
  /** By email; the users of a client that is gone are gone with it. */
  users: Record<string, Partial<HubUser>>;
  newClients: Omit<HubClient, 'updated'>[];
  newUsers: Omit<HubUser, 'updated'>[];
};

/** When the differences arose. */
export const demoChanged = '2025-08-01T00:00:00.000Z';

export const demoChanges: Record<string, DemoChanges> = {
  demo: {
    clients: { gaslamp: 'gone', bayside: { shoot_duration_max: 10 } },
    users: {
      'ngaire.thompson@harbourfoods.test': { full_name: 'Ngaire Thompson-Reid' },
      'hugo@barnesandco.test': { phone: '+61 491 570 737' },
    },
    newClients: [{ id: 'hub-reef', name: 'Reef & Rail Journeys', billing_region: 'Australia' }],
    newUsers: [
      {
        id: 'hub-saskia',
        full_name: 'Saskia Brandt',
        email: 'saskia.brandt@reefandrail.test',
        role: 'client_owner',
        client: 'hub-reef',
        phone: '+61 491 570 158',
        timezone: 'Australia/Brisbane',
      },
      {
        id: 'hub-ravi',
        full_name: 'Ravi Menon',
        email: 'ravi@menonpictures.test',
        role: 'camera_operator',
        client: null,
        phone: '+61 491 571 804',
        timezone: 'Australia/Perth',
        locations: ['perth'],
      },
    ],
  },
  acme: {
    clients: {},
    users: { 'bianca.russo@cornerlarder.test': { phone: '+61 491 572 549' } },
    newClients: [],
    newUsers: [
      {
        id: 'hub-odette',
        full_name: 'Odette Lavigne',
        email: 'odette@lavignefilms.test',
        role: 'camera_operator',
        client: null,
        phone: '+61 491 573 770',
        timezone: 'Australia/Melbourne',
        locations: ['melbourne'],
      },
    ],
  },
};
