import { type KeptForm, KeptOffer, useKeptForm } from '@shootline/shared-ui/kept-form';
import { LeaveGuard } from '@shootline/shared-ui/leave-guard';
import { type Ref, useImperativeHandle } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BriefValues } from './brief-values.ts';

/**
 * Keeps what is typed, offers what an earlier form has left, and asks before it is left unsaved. Its
 * `ref` lets the form's owner forget what it has saved.
 */
export function FormKeeping(props: { name: string; version: number | null; ref: Ref<KeptForm> }) {
  const { name, version, ref } = props;
  const form = useFormContext<BriefValues>();
  const keeping = useKeptForm({ form, name, version });
  useImperativeHandle(ref, () => keeping);
  return (
    <>
      <KeptOffer kept={keeping} />
      <LeaveGuard when={keeping.hasChanges} onLeave={keeping.forget} />
    </>
  );
}
