import { type KeptInput, KeptOffer, useKeptInput } from '@shootline/shared-ui/kept-input';
import { LeaveGuard } from '@shootline/shared-ui/leave-guard';
import { type Ref, useImperativeHandle } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BriefValues } from './brief-values.ts';

/**
 * Keeps typed input, offers input kept earlier, and asks before the user leaves with unsaved changes.
 * Through `ref`, the owner can forget input that was saved.
 */
export function KeepBrief(props: { name: string; version: number | null; ref: Ref<KeptInput> }) {
  const { name, version, ref } = props;
  const form = useFormContext<BriefValues>();
  const keeping = useKeptInput({ form, name, version });
  useImperativeHandle(ref, () => keeping);
  return (
    <>
      <KeptOffer kept={keeping} />
      <LeaveGuard when={keeping.hasChanges} onLeave={keeping.forget} />
    </>
  );
}
