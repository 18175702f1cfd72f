import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import { Image } from '#features/media/index.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { DrawWin_win$key } from './__generated__/DrawWin_win.graphql.ts'
import { picture } from './EntryResult.css.ts'

/** What the fan won, and what is still theirs to do for it. */
export function DrawWin(props: { win: DrawWin_win$key }) {
  const { prize, isForfeited, delivery } = useFragment(
    graphql`
      fragment DrawWin_win on PrizeDrawWin @throwOnFieldError {
        isForfeited
        prize {
          name
          kind
          item {
            id
          }
          picture {
            ...Image_image
          }
        }
        delivery {
          state
          addressDueAt
          ...DeliveryLink_delivery
        }
      }
    `,
    props.win,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  if (isForfeited)
    return (
      <Banner tone="warning" title={intl.formatMessage({ id: 'prizeDraw.outcome.FORFEITED' })}>
        <FormattedMessage id="prizeDraw.outcome.FORFEITED.body" values={{ prize: prize.name }} />
      </Banner>
    )
  // A gateway newer than this page may give what it has no words for.
  const isKnown = `prizeDraw.given.${prize.kind}` in intl.messages
  const dueAt = delivery?.state === 'AWAITING_ADDRESS' ? delivery.addressDueAt : null
  return (
    <Stack gap={4}>
      <Banner tone="success" title={intl.formatMessage({ id: 'prizeDraw.outcome.WON' })}>
        <FormattedMessage id="prizeDraw.outcome.WON.body" values={{ prize: prize.name }} />
      </Banner>
      <span className={picture}>
        <Image image={prize.picture} ratio={1} isDecorative />
      </span>
      {delivery ? (
        <>
          {dueAt != null && (
            <Text weight="bold">
              <FormattedMessage
                id="prizeDraw.delivery.due"
                values={{ instant: dayAndTime(lastInstant(dueAt)) }}
              />
            </Text>
          )}
          <DeliveryLink delivery={delivery} />
        </>
      ) : (
        <>
          <Text>
            <FormattedMessage
              id={isKnown ? `prizeDraw.given.${prize.kind}` : 'prizeDraw.given.other'}
            />
          </Text>
          {isKnown && prize.item && (
            <ButtonLink href={giftPaths.gifts({ item_id: prize.item.id })} size="large" isFullWidth>
              <FormattedMessage id="prizeDraw.given.open" />
            </ButtonLink>
          )}
        </>
      )}
    </Stack>
  )
}
