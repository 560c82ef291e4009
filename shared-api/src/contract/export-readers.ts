import { t } from '../texts/texts.ts';
import { type Role, roles } from './roles.ts';

/** A part of an export that needs a higher role than the rest, and the lowest role that gets it. */
type ExportPart = { name: string; least: Role };

type ExportReaders = { least: Role; parts: readonly ExportPart[] };

/** The lowest role that can be sent each export, and the parts that need a higher role. */
export const exportReaders = {
  bookings: {
    least: roles.editor,
    parts: [
      { name: t('prices'), least: roles.reviewer },
      { name: t('quote numbers'), least: roles.admin },
    ],
  },
  invoices: { least: roles.finance, parts: [] },
  analytics: { least: roles.reviewer, parts: [{ name: t('margins'), least: roles.finance }] },
} as const satisfies Record<string, ExportReaders>;

export type ExportName = keyof typeof exportReaders;

type Reader = { role: number };

/** Whether an export may be sent to somebody: their role may read at least part of it. */
export function mayReceiveExport({ role }: Reader, name: ExportName): boolean {
  return role >= exportReaders[name].least;
}

/** The names of an export's parts that the reader may not see. */
export function partsWithheld({ role }: Reader, name: ExportName): string[] {
  const { parts }: ExportReaders = exportReaders[name];
  return parts.filter(({ least }) => role < least).map((part) => part.name);
}
