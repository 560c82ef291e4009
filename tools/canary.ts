import { parseArgs } from 'node:util';
import { roleNames } from '@shootline/shared-api/contract';
import type { VersionRule } from '@shootline/shared-api/rules/versions';
import { giveTag } from './release/canary.ts';
import { openTarget } from './release/target/open-target.ts';

// npm run canary -- <remote> <target> [--tag next] [--workspace demo]... [--role finance]... [--share 5] | --off:
// gives a tagged version to some users, or to nobody.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tag: { type: 'string', default: 'next' },
      workspace: { type: 'string', multiple: true },
      role: { type: 'string', multiple: true },
      share: { type: 'string' },
      off: { type: 'boolean', default: false },
    },
  });
  const [app, address] = positionals;
  const { tag, workspace: workspaces, off: isOff } = values;
  if (!app) throw new Error('Say which remote, and where.');
  const roles = values.role?.map((role) => {
    const known = roleNames.find((name) => name === role);
    if (!known) throw new Error(`There is no role ${role}. Roles: ${roleNames.join(', ')}.`);
    return known;
  });
  const share = values.share === undefined ? undefined : Number(values.share);
  if (share !== undefined && !(share >= 0 && share <= 100)) {
    throw new Error('--share takes a percentage from 0 to 100.');
  }
  const rule: VersionRule = {
    ...(workspaces && { workspaces }),
    ...(roles && { roles }),
    ...(share !== undefined && { share }),
  };
  if (isOff === Object.keys(rule).length > 0) {
    throw new Error('Say who gets it with --workspace, --role or --share; or nobody with --off.');
  }
  const target = await openTarget(address);
  const version = await giveTag(target, app, tag, isOff ? null : rule);
  const who = [
    ...(workspaces ? [`in ${workspaces.join(' or ')}`] : []),
    ...(roles ? [`with the role ${roles.join(' or ')}`] : []),
    ...(share === undefined ? [] : [`${share} % of them`]),
  ];
  const given = isOff ? 'to nobody' : `to users ${who.join(', ')}`;
  console.log(`${app} ${version}, tagged ${tag}, is given ${given} in ${target.name}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
