import query from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.cache/**',
      '.data/**',
      'shared-api/src/contract/openapi.gen.ts',
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
);
