import { wordsOf } from './template.ts';

const pnpm = 'npx --yes pnpm@12.21.0';

const gitignore = `node_modules/
dist/
`;

const compilerOptions = `{
  "extends": "@shootline/remote-kit/tsconfig.json",
  "exclude": ["node_modules", "dist"]
}
`;

const workspace = `# Reads the stylesheets of the shared code.
overrides:
  jest-environment-jsdom>jsdom: 31.0.1

# Packages whose installation runs a script, and whether it may.
allowBuilds:
  '@parcel/watcher': false
  '@swc/core': true
  core-js-pure: false
  esbuild: false
  msw: false
`;

const pipeline = `# Tests each change, and deploys main to \`next\`. By hand: promotes \`next\`, or rolls back.
# Variable TARGET: the portal's folder or bucket, such as s3://portal-bucket/folder.
name: deliver
on:
  push: { branches: [main] }
  pull_request:
  workflow_dispatch:
    inputs:
      version: { description: 'next promotes it; empty rolls back to the previous version', default: next }
env:
  TARGET: \${{ vars.TARGET }}
  AWS_REGION: \${{ vars.AWS_REGION }}
  AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
  AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
jobs:
  deliver:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    concurrency: deliver-\${{ github.ref }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24 }
      - run: ${pnpm} install --frozen-lockfile
      - if: github.event_name != 'workflow_dispatch'
        run: npm test && npm run build
      - if: github.event_name == 'push'
        run: npm run deploy -- "$TARGET" --tag next
      - if: github.event_name == 'workflow_dispatch'
        run: npm run rollback -- "$TARGET" $VERSION
        env: { VERSION: '\${{ inputs.version }}' }
`;

const readme = (name: string, title: string) => `# ${title}

A remote of a Shootline portal: the page \`/${name}\`, a card on the page of each booking, results in the search. The portal mounts what this repository deploys; no other team releases anything.

\`\`\`sh
${pnpm} install
npm test                        # types, tests, catalogues of texts
npm run dev                     # in the portal at http://localhost:3000, or PORTAL=https://…
npm run texts                   # after a change of visible texts; translate locales/de.po
\`\`\`

## Deploy

The target is the portal's folder or bucket: \`/srv/portal\`, \`s3://portal-bucket/folder\`.

\`\`\`sh
npm run deploy -- $TARGET --tag next      # published beside the current version
npm run canary -- $TARGET --workspace demo      # given to one workspace; --off gives it to nobody
npm run versions -- $TARGET
npm run rollback -- $TARGET next          # makes it the current one
npm run rollback -- $TARGET               # back to the version before
\`\`\`

\`deploy\` refuses a version that uses code or calls that the portal lacks, and names them. \`.github/workflows/deliver.yml\` does the same in a pipeline.

## Files

| File                           |                                                                      |
| ------------------------------ | -------------------------------------------------------------------- |
| \`remote.ts\`                    | everything that this remote declares: pages, access, drawer, widgets |
| \`src/routes.tsx\`               | the page of each path                                                |
| \`src/widgets/\`                 | parts that other areas show; their props are in \`widgets.ts\`         |
| \`src/contributions/\`           | code that the portal's own pages call, such as the search            |
| \`*.queries.ts\`                 | calls to the API; \`refreshes\` says which changes make them stale     |
| \`kit/\`, if there               | the packages of the portal; a newer kit replaces them                |

The commands are in the README of \`@shootline/remote-kit\`, the shared code in those of \`@shootline/shared-api\` and \`@shootline/shared-ui\`.
`;

/** Files that make a new remote a repository of its own, by path, without its packages. */
export function repositoryFiles(name: string): Record<string, string> {
  return {
    'README.md': readme(name, wordsOf(name).title),
    '.gitignore': gitignore,
    '.github/workflows/deliver.yml': pipeline,
    'pnpm-workspace.yaml': workspace,
    'tsconfig.json': compilerOptions,
  };
}
