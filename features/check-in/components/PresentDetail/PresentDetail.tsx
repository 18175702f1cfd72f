import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { useSession } from '#platform/session/session.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { PresentClaim } from './PresentClaim.tsx'
import type { PresentDetail_present$key } from './__generated__/PresentDetail_present.graphql.ts'
import { columns, picture } from './PresentDetail.css.ts'

/** A present: what it is, what it takes, how many are left, and the press that receives it. */
export function PresentDetail(props: { present: PresentDetail_present$key }) {
  const present = useFragment(
    graphql`
      fragment PresentDetail_present on CheckInPresent @throwOnFieldError {
        kind
        name
        description
        stamps
        stock
        left
        claimableUntil
        viewerStamps
        picture {
          ...Image_image
        }
        ...PresentClaim_present
      }
    `,
    props.present,
  )
  const { kind, name, description, stamps, stock, left, viewerStamps } = present
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const { status } = useSession()
  const instant = dayAndTime(lastInstant(present.claimableUntil))
  return (
    <article className={columns}>
      <span className={picture}>
        <Image image={present.picture} ratio={1} priority />
      </span>
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          <Inline gap={2} wrap as="span">
            <Chip icon="calendar">
              <FormattedMessage id="check-in.present.stamps" values={{ stamps }} />
            </Chip>
            <Chip tone={left === 0 ? 'warning' : 'neutral'}>
              <FormattedMessage id="check-in.present.left" values={{ left, stock }} />
            </Chip>
            <Chip tone="neutral">
              <FormattedMessage id={`check-in.present.kind.${kind}`} />
            </Chip>
          </Inline>
          <Text isPreformatted>{description}</Text>
          <Text size="small" tone="muted" tabular>
            <FormattedMessage id="check-in.present.until" values={{ instant }} />
          </Text>
        </Stack>
        {status === 'loggedIn' ? (
          <Stack gap={3}>
            <Text size="small" tone="muted" tabular>
              <FormattedMessage id="check-in.present.own" values={{ stamps: viewerStamps }} />
            </Text>
            <PresentClaim present={present} />
          </Stack>
        ) : (
          <LogInFirst
            title={intl.formatMessage({ id: 'check-in.present.guest.title' })}
            body={intl.formatMessage({ id: 'check-in.guest.body' })}
          />
        )}
      </Stack>
    </article>
  )
}
