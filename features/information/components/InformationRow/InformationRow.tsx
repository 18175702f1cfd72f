import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { InformationList } from '#schema/types.generated.ts'
import { categoryIcons } from '../../categories.ts'
import type { InformationRow_information$key } from './__generated__/InformationRow_information.graphql.ts'
import { meta, picture, row, unread, words } from './InformationRow.css.ts'

type InformationRowProps = {
  information: InformationRow_information$key
  /** The list in which it stands: its page leads on along the same one. */
  among: InformationList
}

/** An information among others: what about, since when, and whether it is unread. */
export function InformationRow({ among, ...props }: InformationRowProps) {
  const information = useFragment(
    graphql`
      fragment InformationRow_information on GeneralInformation @throwOnFieldError {
        id
        category
        title
        publishedAt
        picture {
          ...Image_image
        }
        viewerUnread
      }
    `,
    props.information,
  )
  const { id, category, title, publishedAt, viewerUnread } = information
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const page = among === 'FAVORITE' ? paths.favorite : paths.general
  return (
    <li>
      <Link href={page({ information_id: id })} className={row}>
        <span className={words}>
          <span className={meta}>
            {viewerUnread && (
              <span
                role="img"
                aria-label={intl.formatMessage({ id: 'information.unread' })}
                className={unread}
              />
            )}
            <Chip icon={categoryIcons[category]} tone="neutral">
              <FormattedMessage id={`information.category.${category}`} />
            </Chip>
            <Text as="time" size="caption" tone="muted" dateTime={publishedAt} tabular>
              {tokyo.day(publishedAt)}
            </Text>
          </span>
          <Text as="span" weight={viewerUnread ? 'bold' : 'medium'} lines={2}>
            {title}
          </Text>
        </span>
        {information.picture && (
          <span className={picture}>
            <Image image={information.picture} ratio={1} isDecorative />
          </span>
        )}
      </Link>
    </li>
  )
}
