const sharedUi = require('./shared-ui/package.json');

/** The folders of shared-ui that have an entry of their own. */
const components = Object.keys(sharedUi.exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => entry !== '' && entry !== 'testing')
  .join('|');

const apps = '^(shell|mfe-[^/]+)/';

/**
 * Folders, and files beside them, lowest first: each imports itself and what stands before it. A new one
 * gets its place in the list.
 */
const orders = {
  'api-server/src': `
    platform domain deps jobs handlers role.settings demo.settings settings env fill rules table-names
    commands app worker-app roles open-deps main
  `,
  'api-server/src/platform': `
    process trace log texts errors embedded db secrets workers pdf scan files metrics http openapi session
    mail calls jobs mail-queue monitoring backup move docs portal
  `,
  'api-server/src/domain': `
    schema reference availability address pricing audit workspace people/client people/user
    people/second-factor people/sign-in people/passkey people/account people/invoicing people/videographer booking offer call-sheet
    comment file feedback calendar invoice list-view work booking-detail action notification consequence event
    remote-health mail analytics videographer-profile export hub status
  `,
  'shared-api/src': `
    browser texts contract lazy session client rules portal fit query reference sign-in user list
    index address own-views
  `,
  'shared-ui/src': `
    tokens styled basics brand chips dates discards hooks icons keys page-hooks chakra-parts people
    popover router scrolling
    controls links theme states toasts lazy layouts index
    undo card chosen-list contact-block day-input dialog files form map menu rating-badge stars window-page
    choice-field combobox-field date-field file-field kept-input leave-guard option-picker palette
    sheet table tabs wall-time-field action-form filters grid money-field rating-field
    address-field export-dialog views
  `,
  'shell/src': `
    exports language not-here remotes federation own-pages contributions notifications start
    registry identity passkeys second-factor inbox mails live offline overrides page-views users welcome workspace
    account palette status audit background session layout own-area mounting static-form portal run main
  `,
  'mfe-analytics/src': `
    figures filters charts all-clients feedback stats money part-charts tabs export analytics contributions routes
  `,
  'mfe-availability/src': `
    opening-text place-text offer-path profile-path answer days entries calendar offers
    contributions search widgets offer staffing profile routes
  `,
  'mfe-bookings/src': `
    booking-paths bookings facts prices estimate list-views list-selection list-navigation
    first-visit invoice-dialog staffing call-sheet comments hub-sync bulk-invoice
    action-engine action-parts action-forms feedback actions actions-menu row-step next-step inbox contributions window-pages
    bookings-export bulk-actions booking-form booking-detail bookings-list drafts-list widgets routes
  `,
  'mfe-invoices/src': `
    file-text e-invoice booking invoice file-view file-check decision filters invoices-export totals editing xero
    invoice-dialog contributions approval invoices-list earnings invoicing widgets window-pages routes
  `,
};

function orderRules([place, names]) {
  const folders = names.trim().split(/\s+/);
  const within = (...some) => `^${place}/(${some.join('|')})[/.]`;
  const tests = '\\.test\\.tsx?$|/testing/';
  return [
    ...folders.map((folder, index) => ({
      name: `${place}/${folder}-knows-what-is-below`,
      severity: 'error',
      from: { path: within(folder), pathNot: tests },
      to: { path: `^${place}/`, pathNot: within(...folders.slice(0, index + 1)) },
    })),
    {
      name: `${place}-has-an-order`,
      severity: 'error',
      from: { path: `^${place}/`, pathNot: [within(...folders), tests] },
      to: {},
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'apps-know-only-what-is-shared',
      comment:
        'An app imports itself, shared-*, libraries; what it shows of another it loads at run time.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|api-server|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'published-types-stand-alone',
      comment: 'The types of widgets are copied to remotes that have nothing else of this one.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/(widgets\\.ts|types/)' },
      to: { pathNot: '^shared-api/' },
    },
    {
      name: 'apps-use-tools-only-to-build',
      severity: 'error',
      from: { path: `${apps}(src/|remote\\.ts)` },
      to: { path: '^tools/' },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      from: { path: '^shared-(ui|api)/' },
      to: { path: '^(shell|mfe-[^/]+|api-server|e2e|bench|tools)/' },
    },
    {
      name: 'shared-api-knows-no-ui',
      severity: 'error',
      from: { path: '^shared-api/' },
      to: { path: '^shared-ui/' },
    },
    {
      name: 'server-uses-contract-and-rules-only',
      severity: 'error',
      from: { path: '^api-server/', pathNot: '^api-server/(tests|proofs)/|\\.test\\.ts$' },
      to: {
        path: '^(shared-ui|shared-api|shell|mfe-[^/]+)/',
        pathNot: '^shared-api/(src/(contract|rules)/|openapi\\.yaml)',
      },
    },
    {
      name: 'tests-of-the-server-use-shared-tests-too',
      severity: 'error',
      from: { path: '^api-server/((tests|proofs)/|.*\\.test\\.ts$)' },
      to: {
        path: '^(shared-ui|shared-api|shell|mfe-[^/]+)/',
        pathNot: '^shared-api/(src/(contract|rules|testing)/|openapi\\.yaml)',
      },
    },
    {
      name: 'packages-by-their-entries',
      comment: 'Another package is imported by name, never by a path into it.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-ui|shared-api|api-server)/' },
      to: { path: '^(shared-ui|shared-api)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'components-by-name',
      comment: 'What has an entry in shared-ui is imported by it; by its path it is loaded twice.',
      severity: 'error',
      from: { path: `^shared-ui/src/(${components})/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^shared-ui/src/',
        // Tokens are plain data.
        pathNot: '^shared-ui/src/($1|tokens)/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'late-calls-use-the-client-by-name',
      comment: 'The main entry holds the session that all apps share.',
      severity: 'error',
      from: {
        path: '^shared-api/src/(address|own-views)/',
      },
      to: {
        path: '^shared-api/src/',
        pathNot: '^shared-api/src/($1/|index\\.ts|contract/)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'basics-know-no-component',
      comment: 'Every screen loads the main entry; a component is loaded where it is used.',
      severity: 'error',
      from: {
        path: '^shared-ui/src/',
        pathNot: `^shared-ui/src/(${components}|testing)/|\\.test\\.tsx?$`,
      },
      to: { path: `^shared-ui/src/(${components})/`, pathNot: '^shared-ui/src/router/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'What any API needs knows nothing of bookings.',
      severity: 'error',
      from: { path: '^api-server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api-server/', pathNot: '^api-server/src/platform/' },
    },
    {
      name: 'domain-knows-not-who-puts-it-together',
      severity: 'error',
      from: { path: '^api-server/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api-server/', pathNot: '^api-server/src/(domain|platform)/' },
    },
    ...Object.entries(orders).flatMap(orderRules),
    {
      name: 'bench-and-e2e-share-a-portal',
      comment: 'Benches start portals as the tests do, and know nothing else of them.',
      severity: 'error',
      from: { path: '^(bench/|e2e/portal/)' },
      to: { path: '^e2e/', pathNot: '^e2e/portal/' },
    },
    {
      name: 'e2e-knows-no-bench',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^bench/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // The build writes these modules.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^api-server/(tests|proofs)/|^(e2e|bench)/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/|^api-server/(tests|proofs)/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
