import type { Position } from './event-position.rules.ts';

/** What a stream sends: an event, or a sign of life. */
export type Message =
  | { event: 'ready' | 'change'; id: string; data: object }
  | { event: 'reset' | 'superseded'; data: object }
  | { event: 'alive' };

/** One open answer of the events call. */
export type Stream = {
  personId: string;
  sessionId: string;
  /** Up to where the user was told; undefined until the stream begins, unless it is resumed. */
  position: Position | undefined;
  /** The client asked for more than is kept. */
  needsReset: boolean;
  /** Everything that was missed has been told. */
  isReady: boolean;
  messages: ReadableStream<Message>;
  send(message: Message): void;
  end(): void;
};

// Who takes none of so many is gone, or resumes once it is back.
const mostWaiting = 2000;

export function openStream(
  of: Pick<Stream, 'personId' | 'sessionId' | 'position' | 'needsReset'>,
  onEnd: () => void,
): Stream {
  let isOpen = true;
  let queue: ReadableStreamDefaultController<Message> | undefined;
  const messages = new ReadableStream<Message>({
    start: (controller) => void (queue = controller),
  });
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    queue?.close();
    onEnd();
  }
  return {
    ...of,
    isReady: false,
    messages,
    end,
    send(message) {
      if (!isOpen) return;
      queue?.enqueue(message);
      if ((queue?.desiredSize ?? 0) < -mostWaiting) end();
    },
  };
}
