import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { head, part, row, rows, when } from './PageBlocks.css.ts'
import type { ScheduleBlock_block$key } from './__generated__/ScheduleBlock_block.graphql.ts'

/** What is on next, each a way to its page. */
export function ScheduleBlock(props: { block: ScheduleBlock_block$key }) {
  const { heading, schedules } = useFragment(
    graphql`
      fragment ScheduleBlock_block on LandingScheduleBlock @throwOnFieldError {
        heading
        schedules {
          id
          title
          startsAt
          state
          talents {
            name
            palette
          }
        }
      }
    `,
    props.block,
  )
  const tokyo = useTokyoTime()
  return (
    <section className={part}>
      <div className={head}>
        <Heading level={2}>{heading}</Heading>
        <TextLink href={paths.events()}>
          <FormattedMessage id="landing.schedule.all" />
        </TextLink>
      </div>
      {schedules.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="landing.schedule.empty" />
        </Text>
      )}
      <ol className={rows}>
        {schedules.map(({ id, title, startsAt, state, talents }) => (
          <li key={id} data-palette={talents.length === 1 ? talents[0]?.palette : undefined}>
            <Link href={paths.schedule({ official_schedule_id: id })} className={row}>
              <time dateTime={startsAt} className={when}>
                {tokyo.dayAndTime(startsAt)}
              </time>
              <Text as="span" weight="bold" lines={2}>
                {state === 'CANCELLED' ? <s>{title}</s> : title}
              </Text>
              {state === 'LIVE' && (
                <Chip icon="sound">
                  <FormattedMessage id="landing.schedule.live" />
                </Chip>
              )}
              {state === 'CANCELLED' && (
                <Chip icon="block" tone="danger">
                  <FormattedMessage id="landing.schedule.cancelled" />
                </Chip>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
