import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** Says that the viewer keeps what it stands on. */
export function BookmarkMark() {
  const label = useIntl().formatMessage({ id: 'written.bookmarked' })
  return (
    <Text as="span" tone="accent">
      <Icon name="bookmark" size={20} label={label} />
    </Text>
  )
}
