import { incompatibilityOf } from '@shootline/shared-api/fit';
import type { SharedCode } from '@shootline/shared-api/portal';
import type { PublishedTypes } from '../types/collect-types.ts';
import { sharedSubjects, typeIncompatibilities, widgetSubjects } from '../types/type-skew.ts';
import { fingerprintOf } from '../build/shared-libraries.ts';
import { type Neighbour, neighboursIn } from './neighbours.ts';
import {
  manifestOf,
  readReleases,
  type ReleasedApp,
  releasedApp,
  sharedCodeOf,
  typesOf,
} from './released-app.ts';
import { currentOf, recentVersions } from './releases.ts';
import type { Source } from './target/target.ts';

/** Shared code with its types, which builds without them leave out of the comparison. */
interface Code {
  names: SharedCode;
  types: PublishedTypes | undefined;
}

const listed = (found: string[]) => found.map((one) => `  ${one}`).join('\n');

/** The names and types that a remote uses and a shell lacks. */
async function lacking(uses: Code, provides: Code): Promise<string[]> {
  const missing = incompatibilityOf(uses.names, provides.names)?.missing ?? [];
  if (!uses.types || !provides.types) return missing;
  const subjects = sharedSubjects(uses.types, provides.types, uses.names.names);
  return [...missing, ...(await typeIncompatibilities(uses.types, provides.types, subjects))];
}

async function codeOf(source: Source, app: ReleasedApp, version: string): Promise<Code> {
  return {
    names: await sharedCodeOf(source, app, version),
    types: await typesOf(source, app, version),
  };
}

/**
 * Warns of the shells of the last day that a remote does not fit, whose tabs have to be reloaded for it.
 * Returns what they lack, by their fingerprints.
 */
async function olderShells(
  target: Source,
  app: ReleasedApp,
  uses: Code,
  current: string,
): Promise<Record<string, string[]>> {
  const older: Record<string, string[]> = {};
  const shell = releasedApp('shell');
  const recent = recentVersions(await readReleases(target, shell), new Date());
  for (const version of recent.filter((one) => one !== current)) {
    const provides = await codeOf(target, shell, version);
    const lacks = await lacking(uses, provides);
    if (lacks.length > 0) {
      older[fingerprintOf(provides.names)] = lacks;
      console.warn(
        `Tabs that still have the shell ${version} ask to be reloaded for ${app.name}; it lacks:\n${listed(lacks)}`,
      );
    }
  }
  return older;
}

/** The widgets of an area that changed between the version that uses them and the one that offers them. */
async function changedWidgets(
  uses: PublishedTypes,
  offers: PublishedTypes,
  area: string,
): Promise<string[]> {
  const missing = Object.keys(uses.widgets)
    .filter((widget) => widget.startsWith(`${area}/`) && !(widget in offers.widgets))
    .map((widget) => `the widget ${widget}`);
  const subjects = widgetSubjects(uses, offers, area);
  return [...missing, ...(await typeIncompatibilities(uses, offers, subjects))];
}

/** Why a remote and the others would not show each other's widgets. */
async function widgetSkews(
  area: string,
  types: PublishedTypes,
  neighbours: Neighbour[],
): Promise<string[]> {
  const skews: string[] = [];
  for (const other of neighbours) {
    if (other.area === area || !other.types) continue;
    const theirs = await changedWidgets(types, other.types, other.area);
    if (theirs.length > 0)
      skews.push(`The remote ${other.name} lacks what ${area} uses:\n${listed(theirs)}`);
    const own = await changedWidgets(other.types, types, area);
    if (own.length > 0)
      skews.push(`The remote ${other.name} uses what ${area} lacks:\n${listed(own)}`);
  }
  return skews;
}

/** How a version of an app fits a target. */
export interface Fit {
  /** The parts of the target that would not run if it became current. */
  skews: string[];
  /** Names that a remote uses and the shells of open tabs lack, by their fingerprints. */
  olderShells: Record<string, string[]>;
}

/** Whether a remote would run in the target's shell and beside its remotes. */
async function fitOfRemote(
  target: Source,
  app: ReleasedApp,
  version: string,
  source: Source,
): Promise<Fit> {
  const shell = releasedApp('shell');
  const current = currentOf(await readReleases(target, shell));
  const uses = await codeOf(source, app, version);
  const fit: Fit = { skews: [], olderShells: {} };
  if (current !== undefined) {
    const lacks = await lacking(uses, await codeOf(target, shell, current));
    if (lacks.length > 0)
      fit.skews = [
        `The shell in ${target.name} lacks code that ${app.name} uses:\n${listed(lacks)}`,
      ];
    else fit.olderShells = await olderShells(target, app, uses, current);
  }
  if (!uses.types) return fit;
  const { name } = await manifestOf(source, app, version);
  const others = await widgetSkews(name, uses.types, await neighboursIn(target));
  return { ...fit, skews: [...fit.skews, ...others] };
}

/** Whether the target's remotes, current and tagged, would run in a shell. */
async function fitOfShell(
  target: Source,
  app: ReleasedApp,
  version: string,
  source: Source,
): Promise<Fit> {
  const provides = await codeOf(source, app, version);
  const skews: string[] = [];
  for (const { name, uses, types } of await neighboursIn(target)) {
    const lacks = uses ? await lacking({ names: uses, types }, provides) : [];
    if (lacks.length > 0)
      skews.push(`The remote ${name} uses code that this shell lacks:\n${listed(lacks)}`);
  }
  return { skews, olderShells: {} };
}

/** How a version of an app, read from `source`, fits a target in which it is to become current. */
export const fitIn = (
  target: Source,
  app: ReleasedApp,
  version: string,
  source = target,
): Promise<Fit> => (app.isRemote ? fitOfRemote : fitOfShell)(target, app, version, source);
