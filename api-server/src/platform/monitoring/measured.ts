import type { MailTransport } from '../mail/mail-transport.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { StorageUnavailable } from '../files/storage-unavailable.ts';
import type { Metrics } from '../metrics/metrics.ts';

type Outcome = { operation: string; seconds: number; failure?: { error: unknown } };

/** The same service, whose asynchronous operations are recorded as they end. */
function measured<Service extends object>(
  service: Service,
  record: (outcome: Outcome) => void,
): Service {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const start = performance.now();
        const result: unknown = Reflect.apply(value, target, given);
        if (!(result instanceof Promise)) return result;
        const end = (failure?: { error: unknown }) =>
          record({
            operation: String(name),
            seconds: (performance.now() - start) / 1000,
            ...(failure && { failure }),
          });
        result.then(
          () => end(),
          (error: unknown) => end({ error }),
        );
        return result;
      };
    },
  });
}

/** Codes of errors of a folder's disk. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM']);

/** The storage, with the time and result of its operations in the metrics. */
export function measuredStorage(storage: FileStorage, metrics: Metrics): FileStorage {
  const resultOf = (error: unknown) =>
    error instanceof StorageUnavailable || ofDisk.has(String((error as { code?: unknown }).code))
      ? 'unavailable'
      : 'failed';
  return measured(storage, ({ operation, seconds, failure }) => {
    const result = failure ? resultOf(failure.error) : 'done';
    metrics.storage.observe({ operation, result }, seconds);
  });
}

/** The transport, with its mails in the metrics. */
export function measuredMail(transport: MailTransport, metrics: Metrics): MailTransport {
  return measured(transport, ({ operation, failure }) => {
    if (operation === 'send') metrics.mails.inc({ result: failure ? 'failed' : 'sent' });
  });
}
