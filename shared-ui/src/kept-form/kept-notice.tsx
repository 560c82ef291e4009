import { Button, NoticeBanner } from '@shootline/shared-ui';
import { type MouseEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { firstField } from './first-field.ts';

/** Says that a form began with what was entered earlier, and offers to begin with its defaults. */
export function KeptNotice({
  kept,
  defaults,
  onDiscard,
}: {
  kept: FieldValues;
  defaults: DefaultValues<FieldValues>;
  onDiscard: () => void;
}) {
  const { reset } = useFormContext();
  const [isShown, setIsShown] = useState(true);
  // Files cannot be kept.
  const lost = Object.keys(defaults).filter((name) => defaults[name] === null && !(name in kept));
  const files: unknown[] = useWatch({ name: lost });
  if (!isShown) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = firstField(currentTarget);
    onDiscard();
    reset(defaults);
    setIsShown(false);
    field?.focus();
  };
  return (
    <NoticeBanner
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={discard}>
          Discard
        </Button>
      }
    >
      What you had entered is back.
      {files.some((file) => !file) && ' The file that you had chosen must be chosen again.'}
    </NoticeBanner>
  );
}
