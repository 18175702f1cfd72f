import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as accountPaths } from '#addresses/account.ts'
import { paths as checkInPaths } from '#addresses/check-in.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { InvitationWay_referral$key } from './__generated__/InvitationWay_referral.graphql.ts'
import { done, mark, step } from './InvitationWay.css.ts'

/** How far a fan is who came by somebody's code, and what to do next; nothing for all others. */
export function InvitationWay(props: { referral: InvitationWay_referral$key }) {
  const { coins, days, invitation } = useFragment(
    graphql`
      fragment InvitationWay_referral on Referral @throwOnFieldError {
        coins
        days
        invitation {
          stampedDays
          hasPhoneNumber
          receivedAt
        }
      }
    `,
    props.referral,
  )
  if (!invitation) return null
  const { stampedDays, hasPhoneNumber, receivedAt } = invitation
  const isStamped = stampedDays >= days
  if (receivedAt != null)
    return (
      <Banner tone="success">
        <FormattedMessage id="referral.way.received" values={{ coins }} />
      </Banner>
    )
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="medium">
        <FormattedMessage id="referral.way.title" />
      </Heading>
      <Stack as="ul" gap={3}>
        <Step isDone={isStamped}>
          <FormattedMessage
            id="referral.way.days"
            values={{ days, stamped: Math.min(stampedDays, days) }}
          />
        </Step>
        <Step isDone={hasPhoneNumber}>
          <FormattedMessage id="referral.way.phone" />
        </Step>
      </Stack>
      {isStamped && hasPhoneNumber ? (
        <Text>
          <FormattedMessage id="referral.way.soon" values={{ coins }} />
        </Text>
      ) : (
        <div>
          {isStamped ? (
            <ButtonLink href={accountPaths.phoneNumber()} emphasis="soft">
              <FormattedMessage id="referral.way.toPhone" />
            </ButtonLink>
          ) : (
            <ButtonLink href={checkInPaths.checkIn()} emphasis="soft">
              <FormattedMessage id="referral.way.toStamp" />
            </ButtonLink>
          )}
        </div>
      )}
    </Stack>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const intl = useIntl()
  return (
    <li className={step}>
      <span className={isDone ? `${mark} ${done}` : mark}>
        {isDone ? (
          <Icon name="check" size={16} label={intl.formatMessage({ id: 'referral.way.done' })} />
        ) : (
          <Icon name="clock" size={16} label={intl.formatMessage({ id: 'referral.way.open' })} />
        )}
      </span>
      <Text as="span">{children}</Text>
    </li>
  )
}
