import type { OperationId } from '../../src/platform/openapi/handlers.ts';
import type { ActorName } from '../fixtures/actors.ts';
import type { BookingFixture, BookingSpec } from '../fixtures/booking-fixture.ts';
import type { ProofWorkspace } from '../fixtures/proof-workspace.ts';
import type { Rule } from './rule.ts';

/** A request that lets its operation succeed. */
export type CallRequest = {
  /** Path and query, as values by the names of the contract. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A JSON body, or the parts of a form. */
  body?: object | FormData;
};

/** What a request is built from: a booking, its workspace, and who calls. */
export type CallContext = { fixture: BookingFixture; workspace: ProofWorkspace; actor: ActorName };

/** One way to call an operation, and the line of the decisions that says who may. */
export type Call = {
  /** Distinguishes several calls of one operation. */
  name?: string;
  rule: Rule;
  request(at: CallContext): CallRequest | Promise<CallRequest>;
  /** What the booking is to be like besides its state. */
  booking?: Omit<BookingSpec, 'state' | 'submitter'>;
  /** The operation ends the caller's session. */
  endsSession?: boolean;
  /** The answer shows the booking to its readers and to nobody else. */
  shows?: 'booking';
  /**
   * Who may find the booking in an answer: those who may view it unless it says the offer, a calendar,
   * which has both, or the mails, which stay as they were sent when the booking is deleted.
   */
  readers?: 'offer' | 'calendar' | 'mails';
  /** An invoice tells finance the booking's quote number, which the booking does not (decisions §8.9). */
  showsQuoteNumber?: true;
  /** The request itself grants the right to the answer, whoever sends it (a signed link). */
  isRightItself?: boolean;
  /** The status of success where it is not 200. */
  success?: number;
};

/** The calls of some operations. */
export type Calls = Partial<Record<OperationId, Call[]>>;
