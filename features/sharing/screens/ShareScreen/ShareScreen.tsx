import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { card as cardStyle, picture as pictureStyle, words } from './ShareScreen.css.ts'
import type { ShareScreenQuery } from './__generated__/ShareScreenQuery.graphql.ts'

/** `/share/:url_id`: what a fan shows to others, and the way to it. */
export function Screen(props: ScreenProps<ShareScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={420} radius="card" />}
      renderFrame={(face) => <Page>{face}</Page>}
    >
      <Shared {...props} />
    </ScreenPart>
  )
}

function Shared({ queryRef }: ScreenProps<ShareScreenQuery>) {
  const { node } = usePreloadedQuery<ShareScreenQuery>(
    graphql`
      query ShareScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ShareCard @alias(as: "card") {
            title
            description
            path
            sharePicture
            picture {
              ...Image_image
            }
            talent {
              palette
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const card = node?.card
  if (!card)
    return (
      <Missing
        title={intl.formatMessage({ id: 'sharing.missing.title' })}
        body={intl.formatMessage({ id: 'sharing.missing.body' })}
        nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'sharing.home' }) }}
      />
    )
  const { title, description, path, picture, sharePicture, talent } = card
  return (
    <Page>
      <PageHead title={title} description={description} image={sharePicture} robots="noindex" />
      <article className={cardStyle} data-palette={talent?.palette}>
        <div className={pictureStyle}>
          <Image image={picture} ratio={1200 / 630} isDecorative priority />
        </div>
        <div className={words}>
          <Text size="small" tone="muted">
            <FormattedMessage id="sharing.description" />
          </Text>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text>{description}</Text>
          <ButtonLink href={path} size="large" isFullWidth>
            <FormattedMessage id="sharing.go" />
          </ButtonLink>
        </div>
      </article>
    </Page>
  )
}
