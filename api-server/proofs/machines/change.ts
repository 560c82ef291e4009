import { randomBytes, randomUUID } from 'node:crypto';
import type { Booking } from '@shootline/shared-api/contract';
import type { Choices } from '../../tests/figures/random.ts';
import { parts } from '../matrix/calls/parts.ts';
import type { Observed } from './calls.ts';
import type { Answer, Client, Send } from './client.ts';
import type { Work } from './desk.ts';
import type { House, Person } from './house.ts';
import { type Ledger, hashOf } from './ledger.ts';

/** A user at work. */
export type At = {
  client: Client;
  person: Person;
  house: House;
  ledger: Ledger;
  observed: Observed;
  choices: Choices;
  /** Tells the screen which booking it shows. */
  show(booking: string): void;
};

export function surprise({ observed, person }: At, what: string, answer: Answer<unknown>): void {
  const text = Buffer.isBuffer(answer.body) ? answer.body.toString() : JSON.stringify(answer.body);
  const said = text.slice(0, 300);
  observed.surprises.push(
    `${person.role}: ${what} answered ${answer.status} to attempt ${answer.times}: ${said}`,
  );
}

/** Opens the page of a booking. */
export async function open(at: At, { id }: Work): Promise<Booking | undefined> {
  const answer = await at.client.read<Booking>('open', `/booking/${id}`);
  if (answer.status !== 200) {
    surprise(at, 'open', answer);
    return undefined;
  }
  at.show(id);
  return answer.body;
}

function note({ ledger }: At, { uuid, version, state }: Booking): void {
  ledger.steps.push({ booking: uuid, version, state });
}

/**
 * Changes a booking at the version that the user sees; returns it as changed, undefined if that was
 * refused. A change without a key is refused when it is repeated after it was made: the version tells.
 */
export async function change(
  at: At,
  kind: string,
  work: Work,
  path: string,
  send: Send = {},
): Promise<Booking | undefined> {
  const seen = await open(at, work);
  if (!seen) return undefined;
  const headers = { 'If-Match': `"${seen.version}"` };
  const answer = await at.client.write<Booking>(kind, `/booking/${work.id}${path}`, {
    ...send,
    headers,
  });
  if (answer.status === 200) {
    note(at, answer.body);
    return answer.body;
  }
  const now = answer.status === 409 && answer.times > 1 ? await open(at, work) : undefined;
  if (now?.version === seen.version + 1) {
    note(at, now);
    return now;
  }
  surprise(at, `${kind} ${path}`, answer);
  return undefined;
}

export async function comment(at: At, { thread }: Work): Promise<void> {
  const text = `Written ${randomUUID()}`;
  const path = `/booking/comments/${thread}/add-comment`;
  const answer = await at.client.write('comment', path, { body: parts({ text }) });
  if (answer.status === 200) at.ledger.comments.push({ thread, text });
  else surprise(at, 'comment', answer);
}

/** A PDF of up to 100 KB with content of its own. */
export function document(choices: Choices, name: string): { file: File; hash: string } {
  const filler = randomBytes(1000 + choices.upTo(50_000)).toString('hex');
  const content = Buffer.from(`%PDF-1.7\n${filler}\n%%EOF\n`);
  return { file: new File([content], name, { type: 'application/pdf' }), hash: hashOf(content) };
}

export async function upload(at: At, work: Work): Promise<void> {
  const name = `${randomUUID()}.pdf`;
  const { file, hash } = document(at.choices, name);
  const answer = await at.client.write<Booking>('upload', `/booking/${work.id}/upload-file`, {
    body: parts({}, file),
  });
  if (answer.status !== 200) return surprise(at, 'upload', answer);
  note(at, answer.body);
  const path = answer.body.files.find((one) => one.name === name)?.file ?? '';
  at.ledger.files.push({ booking: work.id, name, path, hash });
  at.house.desk.files.push({ path, hash, submitter: work.submitter });
}

/** Downloads a file; another content than was uploaded is a surprise. */
export async function download(
  at: At,
  { path, hash }: { path: string; hash: string },
): Promise<void> {
  const answer = await at.client.read<Buffer>('download', path);
  if (answer.status !== 200) surprise(at, 'download', answer);
  else if (hashOf(answer.body) !== hash) at.observed.surprises.push(`${path} has changed`);
}
