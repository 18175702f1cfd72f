import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { FreezeNote_book$key } from './__generated__/FreezeNote_book.graphql.ts'

/** Whether a missed day of this week is bridged, and that it costs nothing. */
export function FreezeNote(props: { book: FreezeNote_book$key }) {
  const { hasFreeze } = useFragment(
    graphql`
      fragment FreezeNote_book on CheckInBook @throwOnFieldError {
        hasFreeze
      }
    `,
    props.book,
  )
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Icon name="moon" size={20} />
        <Text weight="bold">
          <FormattedMessage id={hasFreeze ? 'check-in.freeze.there' : 'check-in.freeze.used'} />
        </Text>
      </Inline>
      <Text size="small" tone="muted">
        <FormattedMessage id="check-in.freeze.how" />
      </Text>
    </Stack>
  )
}
