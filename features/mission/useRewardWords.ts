import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { useRewardWords_reward$key } from './__generated__/useRewardWords_reward.graphql.ts'

/** What a mission brings, in words: so many coins or tickets, or the name of a thing. */
export function useRewardWords(key: useRewardWords_reward$key): string {
  const { kind, amount, badge } = useFragment(
    graphql`
      fragment useRewardWords_reward on MissionReward @throwOnFieldError {
        kind
        amount
        badge {
          name
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  if (kind === 'PROFILE_BADGE') return badge?.name ?? ''
  return intl.formatMessage({ id: `mission.reward.${kind}` }, { amount })
}
