import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { addressOf } from '../../address.ts'
import { head, link, list, row, sign } from './RecentSearches.css.ts'

type RecentSearchesProps = {
  searches: readonly string[]
  onRemove: (words: string) => void
  onClear: () => void
}

/** What was looked for on this device, to look for again or to forget. */
export function RecentSearches({ searches, onRemove, onClear }: RecentSearchesProps) {
  const intl = useIntl()
  return (
    <Stack gap={2}>
      <div className={head}>
        <Heading level={2} size="small">
          <FormattedMessage id="search.recent" />
        </Heading>
        <Button tone="neutral" emphasis="quiet" size="small" onClick={onClear}>
          <FormattedMessage id="search.recent.clear" />
        </Button>
      </div>
      <ul className={list}>
        {searches.map((words) => (
          <li key={words} className={row}>
            <Link href={addressOf({ words })} className={link}>
              <span className={sign}>
                <Icon name="clock" />
              </span>
              <Text as="span" lines={1}>
                {words}
              </Text>
            </Link>
            <IconButton
              icon="close"
              size="small"
              label={intl.formatMessage({ id: 'search.recent.forget' }, { words })}
              onClick={() => onRemove(words)}
            />
          </li>
        ))}
      </ul>
      <Text size="caption" tone="muted">
        <FormattedMessage id="search.recent.kept" />
      </Text>
    </Stack>
  )
}
