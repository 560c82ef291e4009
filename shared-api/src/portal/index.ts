export * from './access.ts';
export * from './area-links.ts';
export * from './first-call.ts';
export * from './inbox.ts';
export * from './manifest.ts';
export * from '../rules/text/portal-path.ts';
export * from './remote.ts';
export * from './widget.ts';
