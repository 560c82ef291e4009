import { roleName } from '@shootline/shared-api/contract';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

function isShown({ email }: DemoAccount): boolean {
  return !/^camop\d/.test(email);
}

function label({ role }: DemoAccount): string {
  return (roleName(role) ?? '').replaceAll('_', ' ');
}

/** The demo accounts as a table for the terminal. */
export function demoNotice(): string {
  const rows = [
    ['Email', 'Workspace', 'Role'],
    ...demoAccounts.filter(isShown).map((one) => [one.email, one.workspace, label(one)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [
    `Demo accounts (password of all: ${demoPassword}; also camop2 to camop12@demo.test):`,
    ...lines,
  ].join('\n');
}
