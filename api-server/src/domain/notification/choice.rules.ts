import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationTopic,
  deliveryOf,
  topicsOf,
} from '@shootline/shared-api/contract';
import type { User } from '../../platform/session/viewer.ts';

type Chooser = Pick<User, 'role' | 'muted'>;

export const channels: NotificationChannel[] = ['portal', 'mail'];

/** The stored key of a muted channel of a topic. */
export const mutedKey = (topic: NotificationTopic, channel: NotificationChannel) =>
  `${topic}.${channel}`;

/** Whether a user gets news of a topic through this channel. */
export function isNotifiedBy(
  { role, muted }: Chooser,
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean {
  const delivery = deliveryOf(topic, channel, role);
  return (
    delivery === 'always' || (delivery === 'chosen' && !muted.includes(mutedKey(topic, channel)))
  );
}

/** The channels of each topic of the user's role, with the choice for each. */
export function choicesOf(user: Chooser): NotificationChoice[] {
  return topicsOf(user.role).map((topic) => ({
    topic,
    portal: isNotifiedBy(user, topic, 'portal'),
    mail: isNotifiedBy(user, topic, 'mail'),
  }));
}

/** The first channel of a choice that the user must not change; undefined when they may change all. */
export function notChoosable(
  { role }: Chooser,
  { topic, ...choice }: NotificationChoice,
): NotificationChannel | undefined {
  const isTheirs = topicsOf(role).includes(topic);
  return channels.find((channel) => {
    const delivery = deliveryOf(topic, channel, role);
    return !isTheirs || (delivery !== 'chosen' && choice[channel] !== (delivery === 'always'));
  });
}

/** The channels of a topic that a choice mutes. */
export function mutedBy(
  { role }: Chooser,
  { topic, ...choice }: NotificationChoice,
): NotificationChannel[] {
  return channels.filter(
    (channel) => deliveryOf(topic, channel, role) === 'chosen' && !choice[channel],
  );
}
