import type { DemoSignIn } from '@shootline/shared-api/contract';
import type { FileUse } from '@shootline/shared-api/rules';
import type { Connection } from '../db/connection/client.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { InspectFile } from '../files/upload.ts';
import type { BodyPace } from '../http/body/body-in-time.ts';
import type { ReadPublic } from '../http/read-public.ts';
import type { Observing } from '../http/request/observe.ts';
import type { MailSettings } from '../mail/mail.settings.ts';
import type { Clock } from '../process/clock.ts';
import type { OnStop } from '../process/stop.ts';
import type { Scanner } from '../scan/scanner.ts';
import type { SessionLifetime } from '../session/session.repository.ts';
import type { SignInLimits } from '../session/sign-in.settings.ts';
import type { CallLimits } from './call-limits.settings.ts';
import type { OriginSettings } from './foreign-page.ts';

export type CallSettings = Observing['settings'] &
  OriginSettings &
  SessionLifetime & {
    signIn: SignInLimits;
    mail: MailSettings;
    limits: CallLimits;
    bodyPace: BodyPace;
    /** The accounts that the sign-in page offers; only on a server that shows the demo. */
    demoSignIn?: DemoSignIn | undefined;
    /** Whether to check every answer against the contract. */
    validateResponses: boolean;
    version: string;
  };

/** Dependencies of every call. */
export type CallDeps = Pick<Connection, 'db' | 'background' | 'probe' | 'listen'> &
  Observing & {
    clock: Clock;
    files: FileStorage;
    /** Scans uploads for viruses; without it they are not scanned. */
    scan: Scanner | undefined;
    /** Inspects uploads by their use. */
    inspect: Partial<Record<FileUse, InspectFile>>;
    /** Reads addresses that users have entered. */
    readPublic: ReadPublic;
    /** Registers work for the shutdown, for background work and open connections. */
    onStop: OnStop;
    settings: CallSettings;
  };
