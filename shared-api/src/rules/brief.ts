export * from './brief/brief-access.ts';
export * from './brief/brief-field.ts';
export * from './brief/brief-fields.ts';
export * from './brief/changes-by-clients.ts';
export * from './brief/revealed.ts';
