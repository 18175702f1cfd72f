import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MessagePolicy } from '#schema/enums.generated.ts'
import { useSetPolicy } from '../../direct/useSetPolicy.ts'
import type { MessagePolicyScreenQuery } from './__generated__/MessagePolicyScreenQuery.graphql.ts'

/** `/settings/direct-messages`: who may begin to write to the fan. */
export function Screen(props: ScreenProps<MessagePolicyScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'chat.policy.title' })}
      back={{ href: settings.settings(), label: intl.formatMessage({ id: 'chat.policy.back' }) }}
      skeleton={<Skeleton width="100%" height={200} radius="card" />}
      robots="noindex"
    >
      <Policy {...props} />
    </ScreenPage>
  )
}

function Policy({ queryRef }: ScreenProps<MessagePolicyScreenQuery>) {
  const { viewer } = usePreloadedQuery<MessagePolicyScreenQuery>(
    graphql`
      query MessagePolicyScreenQuery @throwOnFieldError {
        viewer {
          directMessages {
            policy
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { chosen, setPolicy } = useSetPolicy()
  const { directMessages } = viewer
  if (!directMessages)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'chat.direct.guest.title' })}
        body={intl.formatMessage({ id: 'chat.direct.guest.body' })}
      />
    )
  return (
    <RadioCards
      label={intl.formatMessage({ id: 'chat.policy.label' })}
      description={intl.formatMessage({ id: 'chat.policy.body' })}
      value={chosen ?? directMessages.policy}
      onChange={setPolicy}
      options={MessagePolicy.map((value) => ({
        value,
        label: intl.formatMessage({ id: `chat.policy.${value}` }),
        description: intl.formatMessage({ id: `chat.policy.${value}.body` }),
      }))}
    />
  )
}
