import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GiftLetter } from '../../components/GiftLetter/GiftLetter.tsx'
import { OpenableItems } from '../../components/OpenableItems/OpenableItems.tsx'
import { OpenableItemsSkeleton } from '../../components/OpenableItems/OpenableItemsSkeleton.tsx'
import type { OpenableItemsScreenQuery } from './__generated__/OpenableItemsScreenQuery.graphql.ts'

/** `/mypage/special-gifts`: what a fan has bought, won or been given and can open. */
export function Screen(props: ScreenProps<OpenableItemsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'gift.list.title' })}
      back={{ href: mypagePaths.mypage(), label: intl.formatMessage({ id: 'gift.list.me' }) }}
      width="medium"
      skeleton={<OpenableItemsSkeleton />}
      robots="noindex"
    >
      <Openable {...props} />
    </ScreenPage>
  )
}

function Openable({ queryRef }: ScreenProps<OpenableItemsScreenQuery>) {
  const { viewer } = usePreloadedQuery<OpenableItemsScreenQuery>(
    graphql`
      query OpenableItemsScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          openableItems {
            id
          }
          giftLetters {
            id
            ...GiftLetter_letter
          }
          ...OpenableItems_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'gift.guest.title' })}
        body={intl.formatMessage({ id: 'gift.guest.body' })}
      />
    )
  if (viewer.openableItems.length + viewer.giftLetters.length > 0)
    return (
      <Stack gap={10}>
        {viewer.giftLetters.map((letter) => (
          <GiftLetter key={letter.id} letter={letter} />
        ))}
        {viewer.openableItems.length > 0 && <OpenableItems viewer={viewer} />}
      </Stack>
    )
  return (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={intl.formatMessage({ id: 'gift.list.empty' })}
      body={<FormattedMessage id="gift.list.body" />}
      action={
        <ButtonLink href={storePaths.store()} icon="store">
          <FormattedMessage id="gift.list.store" />
        </ButtonLink>
      }
    />
  )
}
