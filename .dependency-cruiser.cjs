const apps = '^(shell|mfe-[^/]+)/';

/** The domain's folders, lowest first: each imports itself and what stands before it. */
const domain = [
  'schema',
  'reference',
  'pricing',
  'address',
  'client',
  'user',
  'audit',
  'sign-in',
  'booking',
  'offer',
  'call-sheet',
  'comment',
  'file',
  'feedback',
  'camera-operator',
  'invoice',
  'booking-detail',
  'action',
  'notification',
  'event',
  'mail',
  'analytics',
  'export',
  'hub',
];

const inDomain = (...folders) => `^api-server/src/domain/(${folders.join('|')})[/.]`;

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
      name: 'tests-of-the-server-use-the-specification-too',
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
      name: 'one-theme-context',
      comment: 'Federated apps share shared-ui, not Chakra: only its main entry may know Chakra.',
      severity: 'error',
      from: {
        path: `(${apps}|^shared-ui/src/(actions|choice|days|export|fields|list|form|testing)/)`,
      },
      to: { path: 'node_modules/@chakra-ui/' },
    },
    {
      name: 'one-form-library',
      comment: 'The context of a form is in the copy that the form entry brings.',
      severity: 'error',
      from: { path: '.', pathNot: '^shared-ui/src/form/' },
      to: { path: 'node_modules/react-hook-form/' },
    },
    {
      name: 'late-entries-use-the-main-entry-by-name',
      severity: 'error',
      from: {
        path: '^shared-ui/src/(actions|choice|days|export|fields|list|form)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^shared-ui/src/',
        pathNot: '^shared-ui/src/($1|index\\.ts)',
        dependencyTypes: ['local'],
      },
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
    ...domain.map((folder, place) => ({
      name: `${folder}-knows-what-is-below`,
      severity: 'error',
      from: { path: inDomain(folder), pathNot: '\\.test\\.ts$' },
      to: { path: '^api-server/src/domain/', pathNot: inDomain(...domain.slice(0, place + 1)) },
    })),
    {
      name: 'domain-has-an-order',
      comment: 'A new folder gets its place in the list.',
      severity: 'error',
      from: { path: '^api-server/src/domain/', pathNot: inDomain(...domain) },
      to: {},
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
