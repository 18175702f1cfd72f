import { useIntl } from 'react-intl'
import type { CampaignRewardKind } from '#schema/types.generated.ts'

type Reward = { rewardKind: CampaignRewardKind; rewardAmount: number }

/** Says what a code brings: so many coins or tickets. */
export function useRewardWords() {
  const intl = useIntl()
  return ({ rewardKind, rewardAmount: amount }: Reward) =>
    intl.formatMessage({ id: `campaign.reward.${rewardKind}` }, { amount })
}
