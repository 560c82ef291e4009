import query from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const drizzle = ['drizzle-orm', 'drizzle-orm/pg-core'].map((name) => ({
  name,
  message:
    'Import src/platform/db/drizzle.ts: each import by name costs a start of the server 2 ms.',
}));

const wholeChakra = {
  name: '@chakra-ui/react',
  message: 'Whole it is 312 KB: import its parts, as @chakra-ui/react/accordion.',
};

/** The API client: only an app's queries and actions use it; its components use those. */
const client = {
  name: '@shootline/shared-api',
  importNames: [
    'api',
    'dataOf',
    'fetchAsWrite',
    'fetchFile',
    'fetchWithin',
    'fetchWithProgress',
    'formOf',
    'ifMatch',
  ],
  message: 'The API is called in *.queries.ts and *.actions.ts.',
};

const names = 'label|title|alt|aria-label|placeholder|help|summary|subtitle|header|message';
// Neither keys such as Shift+A nor patterns such as DD-MM-YYYY.
const inWords = 'value=/^[^+]*[a-z]{3}[^+]*$/';
/** Places where a plain text is one that users see, and no catalogue has it. */
const plainTexts = [
  `JSXText[${inWords}]`,
  `JSXAttribute[name.name=/^(${names})$/] > Literal[${inWords}]`,
  `JSXAttribute[name.name=/^(${names})$/] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{3}/]`,
  `Property[key.name=/^(${names})$/] > Literal[value=/^[A-Z][a-z]/]`,
].map((selector) => ({ selector, message: "Write visible texts as t('…')." }));

/** Formats that would differ from those of the other apps. */
const ownFormats = [
  // One without arguments asks for the zone of the user's clock.
  ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name=/^(Date|List|Number|RelativeTime)/][arguments.length>0]",
  "CallExpression[callee.property.name='format'] > Literal[value=/MMM|ddd|h|[:,]/]",
  'CallExpression[callee.property.name=/^(toFixed|toLocaleString|toLocaleDateString|toLocaleTimeString)$/]',
].map((selector) => ({
  selector,
  message: 'Format by numberText, listText, formatMoney, sizeText, dateFormat or relativeText.',
}));

const spaces =
  '([mp]([xytbse])?|(margin|padding|inset)\\w*|gap|(row|column)Gap|top|right|bottom|left)';
/** Spaces beside the rhythm of 4 px. */
const ownSpaces = ['JSXAttribute[name.name', 'Property[key.name'].map((named) => ({
  selector: `${named}=/^${spaces}$/] Literal[value=/^-?\\d*\\.\\d+$/]`,
  message: 'Space by whole steps of 4 px.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.cache/**',
      '.data/**',
      'shared-api/src/contract/openapi.gen.ts',
      'api-server/src/platform/texts/german.gen.ts',
      'api-server/migrations/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-empty': ['error', { allowEmptyCatch: false }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Empty on purpose: each remote adds its widgets to this interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^Widgets$' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'api-server/tests/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['{shell,shared-ui,shared-api}/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    extends: [
      hooks.configs.flat['recommended-latest'],
      a11y.flatConfigs.recommended,
      ...query.configs['flat/recommended'],
    ],
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{queries,actions}.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [wholeChakra, client] }] },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/test-*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...plainTexts, ...ownFormats, ...ownSpaces] },
  },
  {
    files: ['shared-ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'shared-ui/src/{styled,chakra-parts}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [wholeChakra] }] },
  },
  {
    files: ['api-server/**/*.ts'],
    ignores: ['api-server/src/platform/db/drizzle.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: drizzle }] },
  },
);
