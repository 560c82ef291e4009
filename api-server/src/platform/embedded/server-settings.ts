import type { Place } from './place.ts';

/** Settings of the embedded PostgreSQL for a small machine; its files have PostgreSQL's defaults. */
const always = {
  max_connections: 100,
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // It has no replicas, and its backups are the product's own.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  // Statements share few cores with the API itself.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 2,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Starts, ends and crashes. Refused statements are answers to the API, which logs what it cannot handle.
  log_min_messages: 'log',
  log_checkpoints: 'off',
} as const;

const placed = (place: Place) =>
  'port' in place
    ? { listen_addresses: '127.0.0.1', port: place.port, unix_socket_directories: '' }
    : {
        listen_addresses: '',
        unix_socket_directories: place.socketFolder,
        unix_socket_permissions: '0700',
        // Containers often have little shared memory.
        dynamic_shared_memory_type: 'mmap',
      };

/** Options of the server at this place; its processes show the name in their command lines. */
export function serverOptions(name: string, place: Place): string[] {
  const settings = { cluster_name: name, ...always, ...placed(place) };
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}
