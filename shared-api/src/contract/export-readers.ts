import { type Role, roles } from './roles.ts';

/** A part of an export that only some of its readers get, and the lowest role that does. */
type ExportPart = { name: string; least: Role };

type ExportReaders = { least: Role; parts: readonly ExportPart[] };

/**
 * The lowest role that can be sent each export, and its parts that some of those do not get
 * (decisions §2, §9.1).
 */
export const exportReaders = {
  bookings: {
    least: roles.editor,
    parts: [
      { name: 'prices', least: roles.reviewer },
      { name: 'quote numbers', least: roles.admin },
    ],
  },
  invoices: { least: roles.finance, parts: [] },
  analytics: { least: roles.reviewer, parts: [{ name: 'margins', least: roles.finance }] },
} as const satisfies Record<string, ExportReaders>;

export type ExportName = keyof typeof exportReaders;

type Reader = { role: number };

/** Whether somebody can be sent an export: they may read at least some of it. */
export function canBeSentExport({ role }: Reader, name: ExportName): boolean {
  return role >= exportReaders[name].least;
}

/** The names of the parts of an export that somebody may not read. */
export function partsWithheld({ role }: Reader, name: ExportName): string[] {
  const { parts }: ExportReaders = exportReaders[name];
  return parts.filter(({ least }) => role < least).map((part) => part.name);
}
