import type { components } from './openapi.gen.ts';
import { isVideographer, isClient, isInternal, roles } from './roles.ts';

type Schemas = components['schemas'];
export type NotificationTopic = Schemas['NotificationTopic'];
export type NotificationChannel = 'portal' | 'mail';

/** How a topic reaches a user: by their choice, always because they must act or be paid, or never. */
export type Delivery = 'chosen' | 'always' | 'never';

type RoleRule<Result> = (role: number) => Result;

type TopicRules = Record<NotificationChannel, RoleRule<Delivery>> & {
  /** The roles that get notifications about it. */
  isFor: RoleRule<boolean>;
};

const everyone = () => true;
const always = () => 'always' as const;
const chosen = () => 'chosen' as const;
const never = () => 'never' as const;
const chosenBy = (isReader: RoleRule<boolean>) => (role: number) =>
  isReader(role) ? 'chosen' : 'never';
const alwaysTo = (isReader: RoleRule<boolean>) => (role: number) =>
  isReader(role) ? 'always' : 'never';

const isFinance = (role: number) => role >= roles.finance;

/**
 * The topics of notifications in the order shown to users, and how each reaches a role. If a list already
 * shows everyone what is waiting (submissions, invoices), the user decides.
 */
const topics: Record<NotificationTopic, TopicRules> = {
  submissions: {
    isFor: (role) => isClient(role) || isInternal(role),
    portal: chosen,
    mail: chosenBy(isInternal),
  },
  decisions: { isFor: everyone, portal: always, mail: always },
  changes: { isFor: everyone, portal: chosen, mail: never },
  staffing: { isFor: everyone, portal: always, mail: always },
  answers: { isFor: isInternal, portal: chosen, mail: never },
  comments: { isFor: everyone, portal: chosen, mail: never },
  files: { isFor: everyone, portal: chosen, mail: never },
  call_sheets: {
    isFor: (role) => isVideographer(role) || isInternal(role),
    portal: (role) => (isVideographer(role) ? 'always' : 'chosen'),
    mail: alwaysTo(isVideographer),
  },
  progress: { isFor: everyone, portal: chosen, mail: chosenBy(isClient) },
  feedback: {
    isFor: everyone,
    portal: chosen,
    mail: chosenBy((role) => !isInternal(role)),
  },
  invoices: { isFor: isFinance, portal: chosen, mail: chosen },
  invoice_decisions: { isFor: isVideographer, portal: always, mail: always },
  fees: {
    isFor: everyone,
    portal: always,
    mail: alwaysTo((role) => isVideographer(role) || isFinance(role)),
  },
};

/** The topics that a role gets notifications about. */
export function topicsOf(role: number): NotificationTopic[] {
  return (Object.keys(topics) as NotificationTopic[]).filter((topic) => topics[topic].isFor(role));
}

/** How a topic reaches users of a role in a channel. */
export function deliveryOf(
  topic: NotificationTopic,
  channel: NotificationChannel,
  role: number,
): Delivery {
  return topics[topic][channel](role);
}
