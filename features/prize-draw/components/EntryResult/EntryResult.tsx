import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { DrawWin } from './DrawWin.tsx'
import type { EntryResult_entry$key } from './__generated__/EntryResult_entry.graphql.ts'

/** When and how the fan entered, and what came of it. */
export function EntryResult(props: { entry: EntryResult_entry$key }) {
  const { at, kind, number, outcome, win, draw } = useFragment(
    graphql`
      fragment EntryResult_entry on PrizeDrawEntry @throwOnFieldError {
        at
        kind
        number
        outcome
        win {
          ...DrawWin_win
        }
        draw {
          drawsAt
        }
      }
    `,
    props.entry,
  )
  const intl = useIntl()
  const { whole, dayAndTime } = useTokyoTime()
  return (
    <Stack gap={4}>
      <Text tone="muted" tabular>
        <FormattedMessage id={`prizeDraw.entry.${kind}`} values={{ instant: whole(at) }} />
        {number != null && <FormattedMessage id="prizeDraw.entry.number" values={{ number }} />}
      </Text>
      {win && <DrawWin win={win} />}
      {outcome !== 'WON' && outcome !== 'FORFEITED' && (
        <Banner tone="info" title={intl.formatMessage({ id: `prizeDraw.outcome.${outcome}` })}>
          <FormattedMessage
            id={`prizeDraw.outcome.${outcome}.body`}
            values={{ instant: dayAndTime(draw.drawsAt) }}
          />
        </Banner>
      )}
    </Stack>
  )
}
