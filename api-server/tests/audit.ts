import type { AuditEvent, operations } from '@shootline/shared-api/contract';
import type { TestApi } from './test-api.ts';

export type AuditPage =
  operations['listAuditEvents']['responses'][200]['content']['application/json'];

type User = Parameters<TestApi['get']>[0];

/** The audit page as this admin sees it. */
export function auditPage(api: TestApi, admin: User, query = ''): Promise<AuditPage> {
  return api.get<AuditPage>(admin, `/audit${query}`);
}

type Facts = Partial<Omit<AuditEvent, 'person' | 'subject'>> & {
  person: string | null;
  subject?: string | null;
};

/** The set facts of an event, with user ids instead of users. */
export function factsOf({ uuid: _uuid, person, subject, ...event }: AuditEvent): Facts {
  const users = { person: person?.uuid ?? null, ...(subject && { subject: subject.uuid }) };
  const rest = Object.entries(event).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { ...users, ...(Object.fromEntries(rest) as Partial<Facts>) };
}
