import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useRewardWords } from '../../useRewardWords.ts'
import type { Receipts_page$key } from './__generated__/Receipts_page.graphql.ts'
import { had, list, row } from './CampaignDetail.css.ts'

/** What the viewer has had for codes of a campaign; nothing where that is nothing. */
export function Receipts(props: { page: Receipts_page$key }) {
  const { viewerReceipts } = useFragment(
    graphql`
      fragment Receipts_page on CampaignCodePage @throwOnFieldError {
        viewerReceipts {
          id
          ending
          at
          rewardKind
          rewardAmount
        }
      }
    `,
    props.page,
  )
  const { dayAndTime } = useTokyoTime()
  const rewardWords = useRewardWords()
  if (viewerReceipts.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="campaign.had" />
      </Heading>
      <ul className={list}>
        {viewerReceipts.map((receipt) => (
          <li key={receipt.id} className={row}>
            <span className={had}>
              <Text as="span" weight="bold">
                {rewardWords(receipt)}
              </Text>
              <Text as="span" size="small" tone="muted" tabular>
                <FormattedMessage id="campaign.had.code" values={{ ending: receipt.ending }} />
              </Text>
            </span>
            <Text as="span" size="small" tone="muted" tabular>
              {dayAndTime(receipt.at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
