export * from './analytics.ts';
export * from './factories.ts';
export * from './mock-api.ts';
export * from './mock-server.ts';
