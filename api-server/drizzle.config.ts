import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/domain/schema.ts',
  out: './migrations',
  schemaFilter: ['shootline'],
});
