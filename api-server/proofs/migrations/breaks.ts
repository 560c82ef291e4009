import type { Catalogue, Column, Constraint } from './catalogue.ts';

/** The columns that a release reads and writes, by table: its Drizzle schema. */
export type Used = ReadonlyMap<string, ReadonlySet<string>>;

export type Break = {
  /** A sentence's end, as in "drops shootline.app_user.email". */
  does: string;
  /** Gone for a release that still names it in its queries. */
  isFatal: boolean;
};

const nameOf = (key: string) => key.split(' ')[0];

function columnBreaks(
  path: string,
  was: Column,
  now: Column | undefined,
  isUsed: boolean,
): Break[] {
  const breaks = (does: string, isFatal: boolean) => ({ does: `${does} ${path}`, isFatal });
  if (!now) return [breaks('drops or renames', isUsed)];
  return [
    ...(was.type === now.type ? [] : [breaks('changes the type of', isUsed)]),
    ...(!was.isRequired && now.isRequired ? [breaks('makes not null', false)] : []),
    ...(was.hasDefault && !now.hasDefault ? [breaks('drops the default of', false)] : []),
  ];
}

function tableBreaks(base: Catalogue, now: Catalogue, used: Used): Break[] {
  return [...base.tables].flatMap(([table, columns]) => {
    const path = `shootline.${table}`;
    const present = now.tables.get(table);
    const usedColumns = used.get(table);
    if (!present) return [{ does: `drops or renames ${path}`, isFatal: usedColumns !== undefined }];
    const added = [...present].filter(([name]) => !columns.has(name));
    return [
      ...[...columns].flatMap(([name, column]) =>
        columnBreaks(`${path}.${name}`, column, present.get(name), usedColumns?.has(name) ?? false),
      ),
      ...added
        .filter(([, { isRequired, hasDefault }]) => isRequired && !hasDefault)
        .map(([name]) => ({
          does: `adds ${path}.${name}, which is not null and has no default`,
          isFatal: true,
        })),
    ];
  });
}

/** Whether rows that leave out all its columns always satisfy it. */
function letsOthersPass({ table, columns }: Constraint, base: Catalogue, now: Catalogue): boolean {
  if (!columns) return false;
  return columns.every((name) => {
    const column = now.tables.get(table)?.get(name);
    return !base.tables.get(table)?.has(name) && column && !column.hasDefault && !column.isRequired;
  });
}

function constraintBreaks(base: Catalogue, now: Catalogue): Break[] {
  const added = [...now.constraints].filter(
    ([key, one]) =>
      !base.constraints.has(key) && base.tables.has(one.table) && !letsOthersPass(one, base, now),
  );
  const dropped = [...base.constraints].filter(
    ([key, { table, isUnique }]) => isUnique && !now.constraints.has(key) && now.tables.has(table),
  );
  return [
    ...added.map(([key, { table }]) => ({
      does: `adds ${nameOf(key)} to shootline.${table}, which refuses rows that were allowed`,
      isFatal: false,
    })),
    ...dropped.map(([key, { table }]) => ({
      does: `drops the unique ${nameOf(key)} of shootline.${table}, which ON CONFLICT may need`,
      isFatal: false,
    })),
  ];
}

/** The reasons why a release that knows a schema as `base`, and uses a part of it, no longer works. */
export function breaksOf(base: Catalogue, now: Catalogue, used: Used): Break[] {
  return [...tableBreaks(base, now, used), ...constraintBreaks(base, now)];
}

/** Columns that a release no longer fills although they must not be null. */
export function unfilled(now: Catalogue, used: Used): string[] {
  return [...used].flatMap(([table, columns]) =>
    [...(now.tables.get(table) ?? [])]
      .filter(
        ([name, { isRequired, hasDefault }]) => isRequired && !hasDefault && !columns.has(name),
      )
      .map(([name]) => `shootline.${table}.${name}`),
  );
}
