import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useRankClaim } from '../../useRankClaim.ts'
import type { RankReward_reward$key } from './__generated__/RankReward_reward.graphql.ts'
import { done, reward as line } from './RankLadder.css.ts'

type RankRewardProps = { reward: RankReward_reward$key; seasonId: string; rank: string }

/** What a rank brings, and the press that receives it. */
export function RankReward({ seasonId, rank, ...props }: RankRewardProps) {
  const { id, kind, amount, nft, standing } = useFragment(
    graphql`
      fragment RankReward_reward on SupporterRankReward @throwOnFieldError {
        id
        kind
        amount
        nft {
          name
        }
        standing
      }
    `,
    props.reward,
  )
  const intl = useIntl()
  const words =
    kind === 'NFT'
      ? intl.formatMessage({ id: 'supporter-rank.reward.NFT' }, { name: nft?.name ?? '' })
      : intl.formatMessage({ id: 'supporter-rank.reward.COIN' }, { amount })
  const claim = useRankClaim(seasonId, { id, words })
  return (
    <span className={line}>
      <Icon name={kind === 'NFT' ? 'sparkle' : 'coin'} size={16} />
      <Text as="span" size="small">
        {words}
      </Text>
      {standing === 'CLAIMED' && (
        <span className={done}>
          <Icon name="check" size={16} />
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage id="supporter-rank.claimed" />
          </Text>
        </span>
      )}
      {standing === 'DONE' && (
        <Button
          size="small"
          aria-label={intl.formatMessage(
            { id: 'supporter-rank.claimNamed' },
            { rank, reward: words },
          )}
          isBusy={claim.isPending}
          busyLabel={intl.formatMessage({ id: 'supporter-rank.claiming' })}
          onClick={() => claim.submit()}
        >
          <FormattedMessage id="supporter-rank.claim" />
        </Button>
      )}
    </span>
  )
}
