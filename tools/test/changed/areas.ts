/** Browser tests by what they go through. The first of each is its main goal. */
export const specs = {
  bookings: [
    'booking-form',
    'actions-keyboard',
    'booking-actions',
    'booking-detail',
    'bookings-export',
    'bookings-list',
    'call-sheet',
    'columns',
    'feedback',
    'nothing-lost',
    'views',
    'window-pages',
  ],
  availability: ['offers', 'calendar', 'search', 'staffing'],
  invoices: ['invoice-way', 'invoices-grid', 'finance-portal'],
  analytics: ['analytics'],
  shell: [
    'sign-in',
    'accessibility',
    'accessibility-dialogs',
    'accounts',
    'hostile-links',
    'languages',
    'live',
    'mail-notifications',
    'notifications',
    'offline',
    'overrides',
    'palette',
    'second-factor',
    'start',
    'status',
  ],
  delivery: [
    'first-screen',
    'early',
    'failures',
    'integrity',
    'new-versions',
    'nginx',
    'remotes',
    'tagged-versions',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof specs;

/** The parts of the server's domain that belong to another area than the shell. */
const ofServer: Partial<Record<string, Area>> = {
  action: 'bookings',
  address: 'bookings',
  analytics: 'analytics',
  availability: 'availability',
  booking: 'bookings',
  'booking-detail': 'bookings',
  calendar: 'availability',
  'call-sheet': 'bookings',
  comment: 'bookings',
  feedback: 'bookings',
  file: 'bookings',
  invoice: 'invoices',
  'list-view': 'bookings',
  offer: 'availability',
  pricing: 'bookings',
  'videographer-profile': 'availability',
};

const mainGoals = (...areas: Area[]) => areas.map((area) => specs[area][0]);

/**
 * The browser tests that a change of a file needs: all of an app's area, the main goal of an area for its
 * part of the server, and the main goals of all areas for what all apps share.
 */
export function specsOf(file: string): readonly string[] {
  const [app = '', src, domain, part = ''] = file.split('/');
  if (app === 'shell') return specs.shell;
  if (app.startsWith('mfe-')) return specs[app.slice('mfe-'.length) as Area] ?? [];
  if (app.startsWith('shared-')) return mainGoals(...(Object.keys(specs) as Area[]));
  if (/^tools\/(build|portal|release)\//.test(file)) return specs.delivery;
  if (app !== 'api-server' || src !== 'src') return [];
  if (domain === 'platform') return mainGoals('bookings', 'shell', 'delivery');
  return mainGoals(domain === 'domain' ? (ofServer[part] ?? 'shell') : 'shell');
}
