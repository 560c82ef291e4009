import { fileURLToPath } from 'node:url';
import { defaultZone, shortNotice } from '@shootline/shared-api/rules';
import { summaryTriggers } from './domain/analytics/summary/summary-triggers.ts';
import { copies } from './domain/schema/copies.ts';
import { copyTriggers } from './domain/schema/copy-triggers.ts';
import { type Rules, readRules } from './platform/db/migrate/rules.ts';
import { ownVersion } from './platform/process/own-version.ts';

/** The functions, triggers, policies and grants of the database. */
export const rules: Rules = {
  texts: [
    ...readRules(fileURLToPath(new URL('../rules', import.meta.url)), {
      deadlineHours: shortNotice / 3_600_000,
      defaultZone,
    }),
    ...copies.map(copyTriggers),
    ...summaryTriggers,
  ],
  version: ownVersion(),
};
