/** One event of a stream of server-sent events. */
export interface ServerEvent {
  event: string;
  data: string;
  id?: string;
}

function parse(block: string): ServerEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields[name] = value;
  }
  const { event, data, id } = fields;
  if (event === undefined || data === undefined) return undefined;
  return { event, data, ...(id === undefined ? {} : { id }) };
}

/** Reads events off a body until it ends; undefined is a sign of life. Rejects when it breaks off. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield parse(block);
    }
  } finally {
    reader.releaseLock();
  }
}
