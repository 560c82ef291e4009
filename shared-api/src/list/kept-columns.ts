import type { ColumnSetting, ListName } from '../contract/index.ts';
import { lastingStorage } from '../session/browser-storage.ts';
import { sessionStore } from '../session/session.ts';

function isColumns(value: unknown): value is ColumnSetting[] {
  return (
    Array.isArray(value) &&
    value.every((column) => typeof (column as Partial<ColumnSetting> | null)?.id === 'string')
  );
}

/**
 * The signed-in user's columns of a list as this browser last knew them, so that a table has them with
 * its first paint; the server's come with `listQueries.views`. Never throws.
 */
export function keptColumns(list: ListName) {
  const key = `shootline.columns.${sessionStore.getState().user?.uuid}.${list}`;
  return {
    /** Null when none are known. */
    read(): ColumnSetting[] | null {
      try {
        const columns: unknown = JSON.parse(lastingStorage.getItem(key) ?? 'null');
        return isColumns(columns) ? columns : null;
      } catch {
        return null;
      }
    },
    keep(columns: ColumnSetting[] | null): void {
      if (columns) lastingStorage.setItem(key, JSON.stringify(columns));
      else lastingStorage.removeItem(key);
    },
  };
}
