/** An event or a heartbeat. */
export type Message =
  | { event: 'ready' | 'change'; id: string; data: object }
  | { event: 'reset' | 'superseded'; data: object }
  | { event: 'alive' };

/** One open response of the events call. */
export type Stream = {
  userId: string;
  sessionId: string;
  /** Event number up to which it has delivered; undefined until it starts, unless it resumes. */
  position: bigint | undefined;
  /** The client asked for events that are no longer kept. */
  needsReset: boolean;
  /** All missed events have been sent. */
  isReady: boolean;
  messages: ReadableStream<Message>;
  send(message: Message): void;
  end(): void;
};

// With more waiting messages the client is gone, or will resume.
const mostWaiting = 2000;

export function openStream(
  of: Pick<Stream, 'userId' | 'sessionId' | 'position' | 'needsReset'>,
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
