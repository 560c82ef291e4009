export * from './factories.ts';
export * from './mock-api.ts';
