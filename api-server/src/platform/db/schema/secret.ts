import { text } from '../drizzle.ts';
import { codeText, shootline } from './columns.ts';

/** Keys shared by all processes of the installation; closed to the tenants' role. */
export const installationSecret = shootline.table('installation_secret', {
  name: codeText('name').primaryKey(),
  /** 256 random bits, base64url. */
  value: text('value').notNull(),
});
