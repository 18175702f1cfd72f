import { useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon, UserAvatar } from '#features/media/index.ts'
import { list, name, own, place, row, score } from './Ranks.css.ts'
import type { Ranks_game$key } from './__generated__/Ranks_game.graphql.ts'

type RanksProps = {
  game: Ranks_game$key
  /** Whose place stands out. */
  viewerId: string | undefined
}

/** The best of today, or of all time. */
export function Ranks({ viewerId, ...props }: RanksProps) {
  const { topOfToday, topOfAll } = useFragment(
    graphql`
      fragment Ranks_game on CasualGame @throwOnFieldError {
        topOfToday {
          id
          rank
          score
          fan {
            id
            displayName
            ...UserAvatar_user
          }
          fanMembership {
            isSubscriber
          }
        }
        topOfAll {
          id
          rank
          score
          fan {
            id
            displayName
            ...UserAvatar_user
          }
          fanMembership {
            isSubscriber
          }
        }
      }
    `,
    props.game,
  )
  const intl = useIntl()
  const [span, setSpan] = useState<'today' | 'all'>('today')
  const ranks = span === 'today' ? topOfToday : topOfAll
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'lighthouse.ranking' })}
        value={span}
        onChange={setSpan}
        options={[
          { value: 'today', label: intl.formatMessage({ id: 'lighthouse.ranking.today' }) },
          { value: 'all', label: intl.formatMessage({ id: 'lighthouse.ranking.all' }) },
        ]}
      />
      {ranks.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id={`lighthouse.ranking.empty.${span}`} />
        </Text>
      ) : (
        <ol className={list}>
          {ranks.map(({ id, rank, score: points, fan, fanMembership }) => (
            <li key={id} className={fan?.id === viewerId && fan ? own : row} value={rank}>
              <span className={place}>
                <FormattedMessage id="lighthouse.rank" values={{ rank }} />
              </span>
              {fan && <UserAvatar user={fan} size={32} />}
              <span className={name}>
                {fan?.displayName ?? <FormattedMessage id="lighthouse.gone" />}
                {fan && fanMembership?.isSubscriber && (
                  <MemberMoon label={intl.formatMessage({ id: 'lighthouse.subscriber' })} />
                )}
              </span>
              <span className={score}>
                <FormattedNumber value={points} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}
