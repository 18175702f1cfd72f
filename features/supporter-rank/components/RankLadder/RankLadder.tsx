import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { RankLadder_season$key } from './__generated__/RankLadder_season.graphql.ts'
import { here, list, medal, names, row } from './RankLadder.css.ts'
import { RankReward } from './RankReward.tsx'

/** A season's ranks from the lowest: how many points lead to each, what it brings, and where the fan stands. */
export function RankLadder(props: { season: RankLadder_season$key }) {
  const { id, ranks, viewerRank } = useFragment(
    graphql`
      fragment RankLadder_season on SupporterSeason @throwOnFieldError {
        id
        ranks {
          id
          number
          name
          points
          rewards {
            id
            ...RankReward_reward
          }
        }
        viewerRank {
          id
          number
        }
      }
    `,
    props.season,
  )
  const reached = viewerRank?.number ?? 0
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="supporter-rank.ranks" />
      </Heading>
      <ol className={list}>
        {ranks.map(({ id: rankId, number, name, points, rewards }) => (
          <li key={rankId} className={row}>
            <span className={medal[number <= reached ? 'reached' : 'open']} aria-hidden>
              {number}
            </span>
            <span className={names}>
              <span>
                <Text as="span" weight="bold">
                  {name}
                </Text>{' '}
                {number === reached && (
                  <span className={here}>
                    <FormattedMessage id="supporter-rank.here" />
                  </span>
                )}
              </span>
              <Text as="span" size="caption" tone="muted" tabular>
                <FormattedMessage id="supporter-rank.needs" values={{ points }} />
              </Text>
              {rewards.map((reward) => (
                <RankReward key={reward.id} reward={reward} seasonId={id} rank={name} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
