import { isInternal } from '@shootline/shared-api/contract';
import type { comment, commentAttachment, commentThread } from '../src/domain/schema.ts';
import type { Roster, Member } from './roster.ts';
import {
  type Conversation,
  type Voice,
  internalConversations,
  projectConversations,
} from './data/conversations.ts';
import { type Document, pdfDocument, storedFile, textDocument } from './documents.ts';
import { type Plan, createdAt, lastReached } from './plan.ts';
import type { Texts } from './texts.ts';
import { after, day, earliest, hour, minute } from './time.ts';

export type Comment = typeof comment.$inferInsert & { id: string; created: Date };
export type Talk = {
  threads: (typeof commentThread.$inferInsert)[];
  project: Comment[];
  internal: Comment[];
  attachments: (typeof commentAttachment.$inferInsert)[];
  documents: Document[];
};

type World = { roster: Roster; now: Date };
type Span = { from: Date; to: Date };

/** When a conversation could have taken place; undefined if that is in the future. */
function spanOf(plan: Plan, phase: Conversation['phase'], now: Date): Span | undefined {
  const { date, videographer } = plan;
  const end = after(now, -4 * minute);
  if (!date || plan.state === 'draft') return undefined;
  if (phase === 'done') {
    const from = lastReached(plan, 'shoot_completed');
    return from && { from, to: earliest(after(from, 6 * day), end) };
  }
  const from =
    phase === 'assigned' ? videographer && lastReached(plan, 'assigned') : createdAt(plan);
  if (!from) return undefined;
  const to = earliest(
    date,
    end,
    plan.steps.at(-1)?.to === 'cancelled' ? (lastReached(plan, 'cancelled') ?? end) : end,
  );
  return to.getTime() - from.getTime() > hour ? { from, to } : undefined;
}

/** The person who writes as this speaker on the booking. */
function speakersOf(plan: Plan, roster: Roster): Record<Voice, Member[]> {
  const manager = roster.member(plan.client.manager);
  const colleagues = roster.staff('editor', 'reviewer', 'admin').filter((each) => each !== manager);
  const colleague = plan.random.pick(colleagues.length > 0 ? colleagues : [manager]);
  return {
    client: [plan.submitter],
    videographer: plan.videographer ? [plan.videographer] : [],
    staff: [manager, colleague],
  };
}

function converse(
  plan: Plan,
  choices: readonly Conversation[],
  { texts, world }: { texts: Texts; world: World },
): Omit<Comment, 'threadId'>[] {
  const { random } = plan;
  const speakers = speakersOf(plan, world.roster);
  const possible = choices.flatMap((conversation) => {
    const span = spanOf(plan, conversation.phase, world.now);
    return span ? [{ conversation, span }] : [];
  });
  return random
    .shuffle(possible)
    .slice(0, random.int(1, 3))
    .sort((a, b) => a.span.from.getTime() - b.span.from.getTime())
    .flatMap(({ conversation, span }) => {
      const room = span.to.getTime() - span.from.getTime();
      // Comments become denser towards the shoot, or today.
      const start = span.from.getTime() + room * random.float() ** 0.5 * 0.9;
      const gap = Math.min(4 * hour, (span.to.getTime() - start) / (conversation.lines.length + 1));
      return conversation.lines.map(([voice, text], index) => {
        const [first, second] = speakers[voice];
        const author = index % 2 === 1 ? (second ?? first) : first;
        if (!author) throw new Error('A conversation needs its speakers.');
        const created = new Date(Math.round(start + gap * (index + random.float() * 0.9)));
        return {
          id: random.uuid(),
          tenantId: author.tenantId,
          text: text
            .replaceAll('{operator}', plan.videographer?.fullName ?? '')
            .replaceAll('{contact}', texts.contact),
          createdById: author.id,
          created,
          edited: random.chance(0.05) ? after(created, gap * 0.05) : null,
        };
      });
    })
    .sort((a, b) => a.created.getTime() - b.created.getTime());
}

function documentFor({ random, id }: Plan, texts: Texts, key: string): Document {
  const lines = [texts.title, '', '08:30 Set-up', '10:00 First take', '12:30 Lunch', '16:00 Wrap'];
  return random.chance(0.5)
    ? textDocument(key, `run-sheet-${id.slice(0, 4)}.txt`, lines)
    : pdfDocument(key, `run-sheet-${id.slice(0, 4)}.pdf`, lines);
}

/** Both threads of a booking with their comments. */
export function talkOf(plan: Plan, texts: Texts, world: World, tenantId: string): Talk {
  const { random } = plan;
  const thread = (type: 'project' | 'internal') => ({
    id: random.uuid(),
    tenantId,
    bookingId: plan.id,
    type,
  });
  const [project, internal] = [thread('project'), thread('internal')];
  const said = (chance: number, in_: typeof project, choices: readonly Conversation[]) =>
    random.chance(chance)
      ? converse(plan, choices, { texts, world }).map((each) => ({ ...each, threadId: in_.id }))
      : [];
  // A booking entered by staff has no client to comment.
  const projectChance = isInternal(plan.submitter.role) ? 0 : 0.6;
  const projectComments = said(projectChance, project, projectConversations);
  const attached = projectComments.filter(
    ({ text }) => text.startsWith('Attached') || random.chance(0.03),
  );
  const documents = attached.map(() => documentFor(plan, texts, `${tenantId}/${random.uuid()}`));
  return {
    threads: [project, internal],
    project: projectComments,
    internal: said(0.4, internal, internalConversations),
    attachments: attached.flatMap((each, index) => {
      const document = documents[index];
      return document
        ? [{ id: random.uuid(), tenantId, commentId: each.id, ...storedFile(document) }]
        : [];
    }),
    documents,
  };
}
