import { type CallSheetReader, t, useCurrentUser } from '@shootline/shared-api';
import { Badge, Box, Flex, Text, TimeText } from '@shootline/shared-ui';

const roles: Record<CallSheetReader['role'], string> = {
  videographer: t('Videographer'),
  point_of_contact: t('Contact on the day'),
  project_owner: t('Project owner'),
};

const ways: Record<NonNullable<CallSheetReader['confirmed_by']>, string> = {
  portal: t('in the portal'),
  mail: t("by the mail's link"),
  staff: t('by staff'),
};

/** How far a reader has come, and since when. */
function stateOf(reader: CallSheetReader) {
  const { sent, delivered, failure, opened, confirmed } = reader;
  if (confirmed) return { label: t('Confirmed'), palette: 'green', at: confirmed };
  if (failure) return { label: t('Not delivered'), palette: 'red', at: sent };
  if (opened) return { label: t('Opened'), palette: 'blue', at: opened };
  if (delivered) return { label: t('Delivered'), palette: 'gray', at: delivered };
  return { label: t('Sent'), palette: 'gray', at: sent };
}

/** The readers of a call sheet with their states, for staff. */
export function SheetReaders({ readers }: { readers: CallSheetReader[] }) {
  const { timezone } = useCurrentUser();
  const count = readers.filter(({ confirmed }) => confirmed).length;
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" id="call-sheet-readers">
        {t('Confirmed by {count} of {all}', { count, all: readers.length })}
      </Text>
      <Box as="ul" listStyleType="none" aria-labelledby="call-sheet-readers">
        {readers.map((reader) => {
          const { label, palette, at } = stateOf(reader);
          const { name, role, failure, confirmed, confirmed_by: by, reminded } = reader;
          return (
            <Box as="li" key={role} minH="12" mt="2" fontSize="sm">
              <Flex gap="2" justify="space-between" align="center">
                <Text fontWeight="medium" minW="0" truncate title={name}>
                  {name}
                </Text>
                <Badge colorPalette={palette}>{label}</Badge>
              </Flex>
              <Flex gap="2" justify="space-between" wrap="wrap" color="fg.muted" fontSize="xs">
                <span>{roles[role]}</span>
                <span>
                  <TimeText iso={at} zone={timezone} />
                  {confirmed && by && `, ${ways[by]}`}
                </span>
              </Flex>
              {!confirmed && failure && (
                <Text fontSize="xs" color="fg.error" overflowWrap="anywhere">
                  {failure}
                </Text>
              )}
              {!confirmed && reminded && (
                <Text fontSize="xs" color="fg.muted">
                  {t('Reminded')} <TimeText iso={reminded} zone={timezone} />
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
