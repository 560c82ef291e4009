import { MenuButton } from '@shootline/shared-ui/menu';
import { saveFile } from '@shootline/shared-ui/files';
import { useMutation } from '@tanstack/react-query';
import type { ChartModel, NumbersTable } from './chart-model.ts';
import { useChartTheme } from './chart-theme.ts';
import { fileName } from './file-name.ts';
import { useDays } from './part-box.tsx';

type Kind = 'png' | 'csv';

interface DownloadMenuProps {
  title: string;
  tableOf: () => NumbersTable;
  /** What the picture shows, where there can be one. */
  modelOf?: () => ChartModel;
  /** Without a canvas there is no picture. */
  canDraw?: boolean;
}

/** Saves a chart as a picture or its numbers for a spreadsheet. */
export function DownloadMenu({ title, tableOf, modelOf, canDraw = false }: DownloadMenuProps) {
  const theme = useChartTheme();
  const days = useDays();

  const download = useMutation({
    mutationFn: async (kind: Kind) => {
      if (kind === 'csv' || !modelOf) return (await import('./csv-file.ts')).csvFile(tableOf());
      return (await import('./canvas/chart-image.ts')).chartImage(modelOf(), theme);
    },
    onSuccess: (content, kind) =>
      saveFile(content, fileName(modelOf?.().fileTitle ?? title, days, kind)),
  });
  const kinds: Kind[] = canDraw ? ['png', 'csv'] : ['csv'];
  return (
    <MenuButton
      label="Download"
      name={`Download ${title}`}
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
