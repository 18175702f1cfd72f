import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { InvitedFans_referral$key } from './__generated__/InvitedFans_referral.graphql.ts'
import { InvitedFan } from './InvitedFan.tsx'
import { list } from './InvitedFans.css.ts'

/** Who came by a fan's code, and for whom something was given. */
export function InvitedFans(props: { referral: InvitedFans_referral$key }) {
  const { invited, most, coins } = useFragment(
    graphql`
      fragment InvitedFans_referral on Referral @throwOnFieldError {
        most
        coins
        invited {
          id
          ...InvitedFan_invited
        }
      }
    `,
    props.referral,
  )
  return (
    <Stack as="section" gap={3}>
      <div>
        <Heading level={2} size="medium">
          <FormattedMessage id="referral.invited.title" />
        </Heading>
        <Text size="small" tone="muted" tabular>
          <FormattedMessage id="referral.invited.count" values={{ count: invited.length, most }} />
        </Text>
      </div>
      {invited.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="referral.invited.none" />
        </Text>
      ) : (
        <ul className={list}>
          {invited.map((fan) => (
            <InvitedFan key={fan.id} invited={fan} coins={coins} />
          ))}
        </ul>
      )}
    </Stack>
  )
}
