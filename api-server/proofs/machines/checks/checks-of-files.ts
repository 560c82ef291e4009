import { S3Client, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { filesIn } from '../../../tests/servers/storage-kinds.ts';
import { clientOf } from '../client.ts';
import { nothingObserved } from '../calls.ts';
import type { Check, Evidence } from './checks.ts';
import { password } from '../house.ts';
import { hashOf } from '../ledger.ts';
import { ask } from '../cluster/postmaster.ts';

/** The keys of all files that some record names. */
async function recordedKeys(url: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    url,
    `select table_name as name from information_schema.columns
    where table_schema = 'shootline' and column_name = 'storage_key'`,
  );
  const keys: string[] = [];
  for (const { name } of tables) {
    const rows = await ask<{ key: string }>(
      url,
      `select storage_key as key from shootline.${name} where storage_key is not null`,
    );
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

async function storedKeys({ cluster }: Evidence): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of cluster.files.keys()) keys.push(key);
  return keys;
}

const outbox = 'outbox/';

/** The names of all mails in the outbox. */
async function sentMails({ cluster }: Evidence): Promise<string[]> {
  const { place } = cluster.place;
  if ('folder' in place) {
    const names = await filesIn(place.folder);
    return names.filter((name) => name.startsWith(outbox)).map((name) => name.slice(outbox.length));
  }
  const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });
  const Prefix = place.prefix + outbox;
  const names: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: place.bucket, Prefix })) {
    names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
  }
  return names;
}

const difference = (ones: string[], others: string[]) => {
  const set = new Set(others);
  return ones.filter((one) => !set.has(one));
};

export const checksOfFiles: Check[] = [
  {
    name: 'files whose content is not what was sent',
    async find({ cluster, houses, ledger }) {
      const sent = [...ledger.files, ...ledger.invoices];
      const wrong: string[] = [];
      const found = new Map<string, string>();
      for (const { alias, people } of houses) {
        const client = clientOf(cluster.balancer.address, nothingObserved());
        const admin = people.find(({ role }) => role === 'admin');
        await client.signIn({ email: admin?.email ?? '', password, alias });
        for (const { path } of sent) {
          const answer = await client.read<Buffer>('download', path);
          if (answer.status === 200) found.set(path, hashOf(answer.body));
        }
      }
      for (const { path, hash } of sent) if (found.get(path) !== hash) wrong.push(path);
      return { counted: `${sent.length} files downloaded`, wrong };
    },
  },
  {
    name: 'records without their file',
    async find(evidence) {
      const recorded = await recordedKeys(evidence.cluster.database.url);
      const wrong = difference(recorded, await storedKeys(evidence));
      return { counted: `${recorded.length} records`, wrong };
    },
  },
  {
    name: 'files without their record',
    async find(evidence) {
      const stored = await storedKeys(evidence);
      const wrong = difference(stored, await recordedKeys(evidence.cluster.database.url));
      return { counted: `${stored.length} files`, wrong };
    },
  },
  {
    name: 'mails not sent exactly once',
    async find(evidence) {
      const mails = await ask<{ id: string; state: string; attempts: number; same: number }>(
        evidence.cluster.database.url,
        `select id, state, attempts, (count(*) over (partition by tenant_id, kind,
          recipient_address, subject, about_id, content))::int as same from shootline.mail`,
      );
      const kept = new Set(await sentMails(evidence));
      const wrong = [
        ...mails
          .filter(({ id, state }) => state !== 'kept' || !kept.has(`${id}.eml`))
          .map(({ id, state }) => `${id} is ${state}`),
        ...mails.filter(({ same }) => same > 1).map(({ id }) => `${id} is doubled`),
        ...difference(
          [...kept],
          mails.map(({ id }) => `${id}.eml`),
        ).map((name) => `${name} is of no mail`),
      ];
      const again = mails.filter(({ attempts }) => attempts > 1).length;
      return { counted: `${mails.length} mails, ${again} handed over again`, wrong };
    },
  },
  {
    name: 'jobs left or failed',
    async find({ cluster }) {
      const left = await ask<{ kind: string; state: string; error: string | null }>(
        cluster.database.url,
        `select kind, state, last_error as error from shootline.job
        where state = 'failed' or run_at < now()`,
      );
      return {
        counted: 'all jobs',
        wrong: left.map(({ kind, state, error }) => `${kind} ${state}: ${error}`),
      };
    },
  },
];
