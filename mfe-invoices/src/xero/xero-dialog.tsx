import { t, type XeroFile, type XeroFileInput } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { saveFile } from '@shootline/shared-ui/files';
import { useState } from 'react';
import { useMakeXeroFile } from '../invoice/invoice.actions.ts';
import { SimilarNumbers } from './similar-numbers.tsx';
import { useMarking } from './use-marking.ts';
import { XeroChoice } from './xero-choice.tsx';
import { XeroFileMade } from './xero-file-made.tsx';
import { xeroTexts } from './xero-texts.ts';

const save = ({ content, name }: XeroFile) =>
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), name);

interface Made {
  file: XeroFile;
  kind: XeroFileInput['kind'];
  /** Not saved yet, because some of its numbers look like the same invoice. */
  isHeld: boolean;
}

/**
 * Makes a file for the accounting system from the selected invoices or from all waiting ones. Numbers that
 * look like the same invoice are listed before it is saved. Another click marks the invoices as entered.
 */
export function XeroDialog(props: { selected: ReadonlySet<string>; onClose: () => void }) {
  const { mutateAsync, isPending } = useMakeXeroFile();
  const marking = useMarking();
  const [left, setLeft] = useState(() => [...props.selected]);
  const [made, setMade] = useState<Made>();
  const texts = xeroTexts[made?.kind ?? 'bills'];

  const make = async (input: XeroFileInput) => {
    const file = await mutateAsync(input);
    const isHeld = file.similar_numbers.length > 0;
    if (file.invoices.length > 0 && !isHeld) save(file);
    setMade({ file, kind: input.kind, isHeld });
  };
  const prepareNext = () => {
    const treated = made?.file.left_out.map(({ uuid }) => uuid).concat(made.file.invoices) ?? [];
    setLeft(left.filter((uuid) => !treated.includes(uuid)));
    setMade(undefined);
    marking.forget();
  };
  const close = () => {
    const isSaved = made !== undefined && !made.isHeld && made.file.invoices.length > 0;
    const isUnmarked = isSaved && marking.count === 0;
    if (isUnmarked) toast.info(texts.unmarked);
    props.onClose();
  };
  return (
    <Dialog
      title={t('File for Xero')}
      isBlocked={isPending || marking.isPending}
      maxWidth={640}
      onClose={close}
    >
      {made?.isHeld ? (
        <SimilarNumbers
          numbers={made.file.similar_numbers}
          onSave={() => {
            save(made.file);
            setMade({ ...made, isHeld: false });
          }}
          onBack={() => setMade(undefined)}
        />
      ) : made ? (
        <XeroFileMade
          file={made.file}
          texts={texts}
          marking={marking}
          onSave={() => save(made.file)}
          onNext={prepareNext}
          onClose={close}
        />
      ) : (
        <XeroChoice selected={left} onMake={make} onCancel={close} />
      )}
    </Dialog>
  );
}
