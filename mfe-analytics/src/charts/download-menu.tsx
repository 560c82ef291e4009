import { MenuButton } from '@shootline/shared-ui/menu';
import { saveFile } from '@shootline/shared-ui/save-file';
import { useMutation } from '@tanstack/react-query';
import type { ChartModel, NumbersTable } from './chart-model.ts';
import { useChartTheme } from './chart-theme.ts';
import { fileName } from './file-name.ts';
import { useDays } from './part-box.tsx';

type Kind = 'png' | 'csv';

interface DownloadMenuProps {
  title: string;
  /** What the files are called where the title does not say all. */
  fileTitle?: string;
  table: NumbersTable;
  /** What the picture shows, where there can be one. */
  picture?: ChartModel;
}

/** Saves a chart as a picture or its numbers for a spreadsheet. */
export function DownloadMenu({ title, fileTitle, table, picture }: DownloadMenuProps) {
  const theme = useChartTheme();
  const days = useDays();

  const download = useMutation({
    mutationFn: async (kind: Kind) => {
      if (kind === 'csv' || !picture) return (await import('./csv-file.ts')).csvFile(table);
      return (await import('./canvas/chart-image.ts')).chartImage(picture, theme);
    },
    onSuccess: (content, kind) => saveFile(content, fileName(fileTitle ?? title, days, kind)),
  });
  const kinds: Kind[] = picture ? ['png', 'csv'] : ['csv'];
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
