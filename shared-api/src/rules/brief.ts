export * from './brief-access.ts';
export * from './brief-field.ts';
export * from './brief-fields.ts';
export * from './changes-by-clients.ts';
export * from './revealed.ts';
