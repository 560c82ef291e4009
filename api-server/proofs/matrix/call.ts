import type { OperationId } from '../../src/platform/openapi/document.ts';
import type { ActorName } from '../fixtures/actors.ts';
import type { BookingFixture, BookingSpec } from '../fixtures/booking-fixture.ts';
import type { ProofWorkspace } from '../fixtures/proof-workspace.ts';
import type { Rule } from './rule.ts';

/** A request with which its operation can succeed. */
export type CallRequest = {
  /** Path and query values by their contract names. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A JSON body or a form. */
  body?: object | FormData;
};

/** The context for building a request: a booking, its workspace and the caller. */
export type CallContext = { fixture: BookingFixture; workspace: ProofWorkspace; actor: ActorName };

/** One way to call an operation, with the line of the decisions about who may call it. */
export type Call = {
  /** Tells several calls of one operation apart. */
  name?: string;
  rule: Rule;
  request(at: CallContext): CallRequest | Promise<CallRequest>;
  /** The booking's properties besides its state. */
  booking?: Omit<BookingSpec, 'state' | 'submitter'>;
  /** Whether the operation ends the caller's session. */
  endsSession?: boolean;
  /** Set if the answer shows the booking to its readers and to nobody else. */
  shows?: 'booking';
  /**
   * The users who may find the booking in an answer, if not everyone who may view it: readers of the
   * offer, of a calendar (both groups) or of the mails, which stay as sent when the booking is deleted.
   */
  readers?: 'offer' | 'calendar' | 'mails';
  /** An invoice shows finance the booking's quote number, unlike the booking. */
  showsQuoteNumber?: true;
  /** Among other records it lists open offers, with their pay, to those who may accept them. */
  hasOffers?: true;
  /** Whether the request alone grants the right to the answer, whoever sends it (a signed link). */
  isRightItself?: boolean;
  /** The success status if it is not 200. */
  success?: number;
};

/** Calls of some operations. */
export type Calls = Partial<Record<OperationId, Call[]>>;
