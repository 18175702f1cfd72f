import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { RankStanding_season$key } from './__generated__/RankStanding_season.graphql.ts'
import { band, bar, card, head, medal } from './RankStanding.css.ts'

/** A season's name and end, the fan's own rank and points, how far the next one is, and in which band they are. */
export function RankStanding(props: { season: RankStanding_season$key }) {
  const season = useFragment(
    graphql`
      fragment RankStanding_season on SupporterSeason @throwOnFieldError {
        name
        closesAt
        claimableUntil
        isOver
        isFinal
        viewerPoints
        viewerRank {
          name
          number
          points
        }
        viewerNextRank {
          name
          points
        }
        viewerBand
        countedAt
      }
    `,
    props.season,
  )
  const { viewerPoints: points, viewerRank: rank, viewerNextRank: next, isOver, isFinal } = season
  const tokyo = useTokyoTime()
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={2}>{season.name}</Heading>
        {!isOver && (
          <Text size="small" tone="muted">
            <FormattedMessage
              id="supporter-rank.closes"
              values={{ moment: tokyo.dayAndTime(lastInstant(season.closesAt)) }}
            />
          </Text>
        )}
      </Stack>
      {isOver && (
        <Banner tone="info">
          <Stack gap={1}>
            <Text as="span" size="small">
              <FormattedMessage
                id="supporter-rank.over"
                values={{ moment: tokyo.dayAndTime(lastInstant(season.claimableUntil)) }}
              />
            </Text>
            {isFinal && (
              <Text as="span" size="small">
                <FormattedMessage id="supporter-rank.final" />
              </Text>
            )}
          </Stack>
        </Banner>
      )}
      {points != null && (
        <section className={card}>
          <div className={head}>
            <span className={medal[rank ? 'has' : 'none']} aria-hidden>
              {rank ? rank.number : <Icon name="star" size={24} />}
            </span>
            <Stack gap={1}>
              <Text as="span" size="caption" tone="muted">
                <FormattedMessage id="supporter-rank.own" />
              </Text>
              <Text as="span" size="large" weight="bold">
                {rank ? rank.name : <FormattedMessage id="supporter-rank.none" />}
              </Text>
              <Text as="span" weight="bold" tone="accent" tabular>
                <FormattedMessage id="supporter-rank.points" values={{ points }} />
              </Text>
            </Stack>
          </div>
          {next && !isOver && (
            <progress
              className={bar}
              value={points - (rank?.points ?? 0)}
              max={next.points - (rank?.points ?? 0)}
              aria-hidden
            />
          )}
          {next && !isOver && (
            <Text size="small">
              <FormattedMessage
                id="supporter-rank.next"
                values={{ name: next.name, left: next.points - points }}
              />
            </Text>
          )}
          {!next && (
            <Text size="small">
              <FormattedMessage id="supporter-rank.highest" />
            </Text>
          )}
          {season.viewerBand != null && (
            <div className={band}>
              <Text size="small" weight="medium">
                <FormattedMessage
                  id="supporter-rank.band"
                  values={{ percent: season.viewerBand }}
                />
              </Text>
              {season.countedAt != null && !isFinal && (
                <Text size="caption" tone="muted">
                  <FormattedMessage
                    id="supporter-rank.counted"
                    values={{ moment: tokyo.moment(season.countedAt) }}
                  />
                </Text>
              )}
            </div>
          )}
        </section>
      )}
    </Stack>
  )
}
