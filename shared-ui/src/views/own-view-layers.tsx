import { errorMessage, type OwnViewInput, t } from '@shootline/shared-api';
import { useDeleteView, useSaveView, useUpdateView } from '@shootline/shared-api/own-views';
import { ownViewRules } from '@shootline/shared-api/rules';
import { Button, type ButtonProps, Stack, toast } from '@shootline/shared-ui';
import { ConfirmDialog, FormDialog } from '@shootline/shared-ui/action-form';
import { TextField } from '@shootline/shared-ui/form';
import { PopoverPanel } from '@shootline/shared-ui/popover';
import type { OwnViewLayer, OwnViewToolsProps } from './own-view.ts';

interface OwnViewLayersProps extends OwnViewToolsProps {
  layer: OwnViewLayer;
  /** The button that opened the actions. */
  anchorId: string;
  onOpen: (layer: OwnViewLayer) => void;
  /** Called with the query string to show now. */
  onShow: (search: string) => void;
  onClose: () => void;
}

function NameDialog(props: {
  title: string;
  name: string;
  keepAs: string;
  onSubmit: (view: Pick<OwnViewInput, 'name'>) => Promise<unknown>;
  returnFocusTo?: () => HTMLElement | null;
  onClose: () => void;
}) {
  const { name, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      maxWidth={440}
      schema={ownViewRules.pick(['name'])}
      defaultValues={{ name }}
      buttons={{ primary: t('Save'), progress: t('Saving...') }}
    >
      <TextField name="name" label={t('Name')} isRequired />
    </FormDialog>
  );
}

function Entry(props: ButtonProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      colorPalette="gray"
      justifyContent="flex-start"
      fontWeight="normal"
      {...props}
    />
  );
}

async function copyLink(search: string) {
  try {
    await navigator.clipboard.writeText(new URL(`?${search}`, window.location.href).href);
    toast.success(t('Link copied.'));
  } catch {
    toast.error(t('The link could not be copied. You can copy it from the address bar.'));
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((search) => {
    const sorted = new URLSearchParams(search);
    sorted.sort();
    return sorted.toString();
  });
  return a === b;
}

function Actions(props: OwnViewLayersProps & { onUpdate: () => void }) {
  const { ownView, search, anchorId, onOpen, onUpdate, onClose } = props;
  const isChanged = ownView !== undefined && !isSame(ownView.search, search);
  return (
    <PopoverPanel anchorId={anchorId} label={t('View actions')} onClose={onClose}>
      <Stack gap="0" p="1" minW="12rem" maxW="20rem">
        {ownView && (
          <>
            <Entry
              aria-disabled={!isChanged || undefined}
              title={isChanged ? undefined : t('The view has not changed since it was saved')}
              onClick={() => isChanged && onUpdate()}
            >
              {t('Update to Current List')}
            </Entry>
            <Entry onClick={() => onOpen('rename')}>{t('Rename')}</Entry>
            <Entry colorPalette="red" color="fg.error" onClick={() => onOpen('delete')}>
              {t('Delete')}
            </Entry>
          </>
        )}
        <Entry
          onClick={() => {
            void copyLink(search);
            onClose();
          }}
        >
          {t('Copy Link')}
        </Entry>
      </Stack>
    </PopoverPanel>
  );
}

/** The dialogs and the panel of `OwnViewTools`. */
export function OwnViewLayers(props: OwnViewLayersProps) {
  const { list, ownView, search, layer, anchorId, onShow, onClose } = props;
  const save = useSaveView(list);
  const update = useUpdateView(list);
  const remove = useDeleteView(list);
  const anchor = () => document.getElementById(anchorId);

  if (layer === 'save') {
    return (
      <NameDialog
        title={t('Save View')}
        name=""
        keepAs={`view of ${list}`}
        onClose={onClose}
        onSubmit={async (named) => {
          const { uuid } = await save.mutateAsync({ ...named, search });
          onShow(`own_view=${uuid}&${search}`);
        }}
      />
    );
  }
  if (layer === 'actions') {
    const onUpdate = () => {
      if (ownView) {
        // The panel is gone by then, so a toast shows the failure.
        update
          .mutateAsync({ uuid: ownView.uuid, name: ownView.name, search })
          .catch((error: unknown) => toast.error(errorMessage(error)));
      }
      onClose();
    };
    return <Actions {...props} onUpdate={onUpdate} />;
  }
  if (!ownView) return null;
  if (layer === 'rename') {
    const { uuid, name: before, search: kept } = ownView;
    return (
      <NameDialog
        title={t('Rename View')}
        name={before}
        keepAs={`view ${uuid}`}
        returnFocusTo={anchor}
        onClose={onClose}
        onSubmit={(named) => update.mutateAsync({ uuid, ...named, search: kept })}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('Delete View')}
      text={t('Are you sure you want to delete the view “{name}”? Nothing else is deleted.', {
        name: ownView.name,
      })}
      maxWidth={440}
      buttons={{ primary: t('Delete'), progress: t('Deleting...'), isDangerous: true }}
      onConfirm={async () => {
        await remove.mutateAsync(ownView.uuid);
        onShow('');
      }}
      returnFocusTo={anchor}
      onClose={onClose}
    />
  );
}
