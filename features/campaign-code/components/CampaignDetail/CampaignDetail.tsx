import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSession } from '#platform/session/session.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useRewardWords } from '../../useRewardWords.ts'
import { CodeForm } from '../CodeForm/CodeForm.tsx'
import type { CampaignDetail_page$key } from './__generated__/CampaignDetail_page.graphql.ts'
import { Receipts } from './Receipts.tsx'
import { note, picture } from './CampaignDetail.css.ts'

/** A campaign: its art, what a code brings, where one types it, and what one has had. */
export function CampaignDetail(props: { page: CampaignDetail_page$key }) {
  const page = useFragment(
    graphql`
      fragment CampaignDetail_page on CampaignCodePage @throwOnFieldError {
        title
        body
        note
        state
        closesAt
        rewardKind
        rewardAmount
        isOncePerFan
        picture {
          ...Image_image
        }
        ...CodeForm_page
        ...Receipts_page
      }
    `,
    props.page,
  )
  const { title, body, state, isOncePerFan } = page
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const rewardWords = useRewardWords()
  const { status } = useSession()
  const instant = dayAndTime(lastInstant(page.closesAt))
  return (
    <div ref={keepFocus}>
      <Stack as="article" gap={6}>
        <div className={picture}>
          <Image image={page.picture} ratio={2} priority />
        </div>
        <Stack gap={3}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Inline gap={2} wrap as="span">
            <Chip icon="calendar" tone="neutral">
              <FormattedMessage id={`campaign.state.${state}`} values={{ instant }} />
            </Chip>
            <Chip icon="coin">{rewardWords(page)}</Chip>
            {isOncePerFan && (
              <Chip tone="neutral">
                <FormattedMessage id="campaign.once" />
              </Chip>
            )}
          </Inline>
          <Text isPreformatted>{body}</Text>
        </Stack>
        {state === 'ENDED' ? (
          <Banner tone="info" title={intl.formatMessage({ id: 'campaign.ended.title' })}>
            <FormattedMessage id="campaign.ended.body" values={{ instant }} />
          </Banner>
        ) : status === 'loggedIn' ? (
          <CodeForm page={page} />
        ) : (
          <LogInFirst
            title={intl.formatMessage({ id: 'campaign.guest.title' })}
            body={intl.formatMessage({ id: 'campaign.guest.body' })}
          />
        )}
        {page.note != null && (
          <div className={note}>
            <Text size="small">{page.note}</Text>
          </div>
        )}
        <Receipts page={page} />
      </Stack>
    </div>
  )
}
