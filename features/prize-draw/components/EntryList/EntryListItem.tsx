import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/prize-draw.ts'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { EntryListItem_entry$key } from './__generated__/EntryListItem_entry.graphql.ts'
import { row } from './EntryList.css.ts'

/** When, how, what came of it, and the way to check it. */
export function EntryListItem(props: { entry: EntryListItem_entry$key }) {
  const { id, at, kind, outcome } = useFragment(
    graphql`
      fragment EntryListItem_entry on PrizeDrawEntry @throwOnFieldError {
        id
        at
        kind
        outcome
      }
    `,
    props.entry,
  )
  const { dayAndTime } = useTokyoTime()
  return (
    <li className={row}>
      <TextLink href={paths.entry({ entry_history_id: id })}>
        <FormattedMessage id={`prizeDraw.entry.${kind}`} values={{ instant: dayAndTime(at) }} />
      </TextLink>
      <Text as="span" size="small" weight={outcome === 'WON' ? 'bold' : 'regular'}>
        <FormattedMessage id={`prizeDraw.outcome.${outcome}`} />
      </Text>
    </li>
  )
}
