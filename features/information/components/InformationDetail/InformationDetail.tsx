import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image, UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { categoryIcons } from '../../categories.ts'
import { FavoriteButton } from '../FavoriteButton/FavoriteButton.tsx'
import type { InformationDetail_information$key } from './__generated__/InformationDetail_information.graphql.ts'
import { actions, article, byline, head, meta, picture } from './InformationDetail.css.ts'
import { useReadMark } from './useReadMark.ts'

/** All of an information: who tells it and when, its words, where it leads on to. Opening it marks it as read. */
export function InformationDetail(props: { information: InformationDetail_information$key }) {
  const information = useFragment(
    graphql`
      fragment InformationDetail_information on GeneralInformation @throwOnFieldError {
        category
        title
        body
        picture {
          ...Image_image
        }
        author {
          ...UserAvatar_user
          ...UserName_user
        }
        publishedAt
        revisedAt
        link {
          path
          label
        }
        ...FavoriteButton_information
        ...useReadMark_information
      }
    `,
    props.information,
  )
  useReadMark(information)
  const { category, title, body, author, publishedAt, revisedAt, link } = information
  const tokyo = useTokyoTime()
  return (
    <article className={article}>
      <header className={head}>
        <div className={meta}>
          <Chip icon={categoryIcons[category]} tone="neutral">
            <FormattedMessage id={`information.category.${category}`} />
          </Chip>
          <Text as="time" size="small" tone="muted" dateTime={publishedAt} tabular>
            {tokyo.day(publishedAt)}
          </Text>
          {revisedAt && (
            <Text as="time" size="small" tone="muted" dateTime={revisedAt} tabular>
              <FormattedMessage
                id="information.revised"
                values={{ day: tokyo.dayAndTime(revisedAt) }}
              />
            </Text>
          )}
        </div>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {author && (
          <div className={byline}>
            <UserAvatar user={author} size={32} />
            <Text as="span" size="small" weight="bold">
              <UserName user={author} />
            </Text>
          </div>
        )}
      </header>
      {information.picture && (
        <div className={picture}>
          <Image image={information.picture} ratio={16 / 9} priority />
        </div>
      )}
      <Prose>{body}</Prose>
      <div className={actions}>
        {link && <ButtonLink href={link.path}>{link.label}</ButtonLink>}
        <FavoriteButton information={information} />
      </div>
    </article>
  )
}
