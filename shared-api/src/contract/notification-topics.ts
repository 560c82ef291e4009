import type { components } from './openapi.gen.ts';
import { isCameraOperator, isClient, isInternal, roles } from './roles.ts';

type Schemas = components['schemas'];
export type NotificationTopic = Schemas['NotificationTopic'];
export type NotificationChannel = 'portal' | 'mail';

/** How a topic reaches a user: as they choose, always since somebody must act or be paid, or never. */
type Delivery = 'chosen' | 'always' | 'never';

type TopicRules = Record<NotificationChannel, Delivery> & {
  /** The roles that are told of it. */
  isFor: (role: number) => boolean;
};

const everyone = () => true;
const chosen = { portal: 'chosen', mail: 'chosen' } as const;
const portalOnly = { portal: 'chosen', mail: 'never' } as const;
const always = { portal: 'always', mail: 'always' } as const;

/** What notifications are about, in the order in which a user sees the topics (decisions §8.6). */
export const notificationTopics: Record<NotificationTopic, TopicRules> = {
  submissions: { ...chosen, isFor: (role) => isClient(role) || isInternal(role) },
  decisions: { ...always, isFor: everyone },
  changes: { ...portalOnly, isFor: everyone },
  staffing: { ...always, isFor: everyone },
  answers: { ...portalOnly, isFor: isInternal },
  comments: { ...portalOnly, isFor: everyone },
  files: { ...portalOnly, isFor: everyone },
  call_sheets: { ...chosen, isFor: (role) => isCameraOperator(role) || isInternal(role) },
  progress: { ...chosen, isFor: everyone },
  feedback: { ...chosen, isFor: everyone },
  invoices: { ...chosen, isFor: (role) => role >= roles.finance },
  invoice_decisions: { ...always, isFor: isCameraOperator },
  fees: { ...always, isFor: everyone },
};

/** The topics that a role is told of. */
export function topicsOf(role: number): NotificationTopic[] {
  const topics = Object.keys(notificationTopics) as NotificationTopic[];
  return topics.filter((topic) => notificationTopics[topic].isFor(role));
}
