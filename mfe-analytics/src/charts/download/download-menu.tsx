import { t } from '@shootline/shared-api';
import { MenuButton } from '@shootline/shared-ui/menu';
import { saveFile } from '@shootline/shared-ui/files';
import { useMutation } from '@tanstack/react-query';
import type { ChartModel, NumbersTable } from '../chart-model.ts';
import { useChartTheme } from '../chart-theme.ts';
import { fileName } from './file-name.ts';
import { useDays } from '../../figures/part-box.tsx';

type Kind = 'png' | 'csv';

interface DownloadMenuProps {
  title: string;
  tableOf: () => NumbersTable;
  /** The chart for the picture; without it there is no picture. */
  modelOf?: () => ChartModel;
  /** Whether the browser has a canvas for the picture. */
  canDraw?: boolean;
}

/** A menu that saves a chart as a picture or its numbers as a CSV file. */
export function DownloadMenu({ title, tableOf, modelOf, canDraw = false }: DownloadMenuProps) {
  const theme = useChartTheme();
  const days = useDays();

  const download = useMutation({
    mutationFn: async (kind: Kind) => {
      if (kind === 'csv' || !modelOf) return (await import('./csv-file.ts')).csvFile(tableOf());
      return (await import('../canvas/chart-image.ts')).chartImage(modelOf(), theme);
    },
    onSuccess: (content, kind) =>
      saveFile(content, fileName(modelOf?.().fileTitle ?? title, days, kind)),
  });
  const kinds: Kind[] = canDraw ? ['png', 'csv'] : ['csv'];
  return (
    <MenuButton
      label={t('Download')}
      name={t('Download {title}', { title })}
      size="xs"
      isSecondary
      entries={kinds.map((kind) => ({
        id: kind,
        label: kind.toUpperCase(),
        onSelect: () => download.mutate(kind),
      }))}
    />
  );
}
