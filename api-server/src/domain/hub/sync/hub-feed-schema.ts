import { type RoleName, isClient, roleNames, roles } from '@shootline/shared-api/contract';
import { emailRule, minimumHours } from '@shootline/shared-api/rules';
import {
  type AnyObjectSchema,
  type InferType,
  array,
  boolean,
  lazy,
  number,
  object,
  string,
} from 'yup';
import { billingRegions, videographerLocations } from '../../reference/option-sets.ts';
import { listZoneNames } from '../../reference/places.ts';
import { hubLimits } from '../hub.settings.ts';

const longestShoot = 24;

const values = (options: { value: string }[]) => options.map(({ value }) => value);

/** One line of text that fits the database. */
const line = (most: number) =>
  string()
    .max(most)
    .test(
      'line',
      'one line',
      (value) => !value || (!/\p{Cc}/u.test(value) && value.isWellFormed()),
    );
/** One line of text that is not blank. */
export const requiredLine = (most: number) =>
  line(most)
    .required()
    .test('name', 'not blank', (value) => value.trim() !== '');

const instant = () =>
  string()
    .required()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/)
    .test('instant', 'an instant', (value) => !Number.isNaN(Date.parse(value)));

const record = { id: requiredLine(100), updated: instant() };

const gone = object({ ...record, deleted: boolean().oneOf([true]).required() });

const client = object({
  ...record,
  deleted: boolean().oneOf([false]),
  name: requiredLine(200),
  billing_region: string().oneOf(values(billingRegions)).required(),
  shoot_duration_max: number().integer().min(minimumHours).max(longestShoot),
});

const user = object({
  ...record,
  deleted: boolean().oneOf([false]),
  full_name: requiredLine(200),
  email: line(320).concat(emailRule()).required(),
  role: string().oneOf(roleNames).required(),
  client: line(100)
    .nullable()
    .defined()
    .test('fits', 'client users have a client, others none', (value, { parent }) => {
      const { role } = parent as { role: RoleName };
      return (value !== null) === isClient(roles[role] ?? 0);
    }),
  phone: line(60).defined(),
  timezone: string().oneOf(listZoneNames()).required(),
  locations: array(string().oneOf(values(videographerLocations)).required()),
});

const orGone = <Present extends AnyObjectSchema>(present: Present) =>
  lazy((value: unknown) =>
    (value as { deleted?: unknown } | null)?.deleted === true ? gone : present,
  );

/** A record that the hub has deleted. */
export type Gone = InferType<typeof gone>;
export type HubClient = InferType<typeof client>;
export type HubUser = InferType<typeof user>;

/** The schema of each kind of record (docs/hub.md). */
export const recordSchemas = { clients: orGone(client), users: orGone(user) };

/** A page of records; each record is validated separately. */
export const pageSchema = object({
  count: number().integer().min(0).required(),
  next: string().nullable().defined(),
  results: array().max(hubLimits.recordsOfPage).required(),
});
