import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { useRewardWords_reward$key } from './__generated__/useRewardWords_reward.graphql.ts'

/** What a mission brings, in words: so many coins or tickets, or the name of a thing. */
export function useRewardWords(key: useRewardWords_reward$key): string {
  const { kind, amount, badge, card, nft } = useFragment(
    graphql`
      fragment useRewardWords_reward on MissionReward @throwOnFieldError {
        kind
        amount
        badge {
          name
        }
        card {
          name
        }
        nft {
          name
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  if (kind === 'PROFILE_BADGE' || kind === 'COLLECTABLE_CARD' || kind === 'NFT')
    return (badge ?? card ?? nft)?.name ?? ''
  return intl.formatMessage({ id: `mission.reward.${kind}` }, { amount })
}
