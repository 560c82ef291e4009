import { demoSignIn } from './demo-accounts.ts';

/** The demo accounts as a table for the terminal. */
export function demoNotice(): string {
  const rows = [
    ['Email', 'Workspace', 'Role'],
    ...demoSignIn.accounts.map(({ email, workspace, role_type }) => [
      email,
      workspace,
      role_type.replaceAll('_', ' '),
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [
    `Demo accounts (password of all: ${demoSignIn.password}; also camop2 to camop12@demo.test):`,
    ...lines,
  ].join('\n');
}
