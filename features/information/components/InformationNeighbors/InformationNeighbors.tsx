import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { InformationList } from '#schema/types.generated.ts'
import type { InformationNeighbors_information$key } from './__generated__/InformationNeighbors_information.graphql.ts'
import { label, nav, neighbor } from './InformationNeighbors.css.ts'

type InformationNeighborsProps = {
  information: InformationNeighbors_information$key
  among: InformationList
}

/** The way on through a list, from one information to those beside it. Nothing where it stands alone. */
export function InformationNeighbors({ among, ...props }: InformationNeighborsProps) {
  const { neighbors } = useFragment(
    graphql`
      fragment InformationNeighbors_information on GeneralInformation
      @throwOnFieldError
      @argumentDefinitions(among: { type: "InformationList!" }) {
        neighbors(among: $among) {
          newer {
            id
            title
          }
          older {
            id
            title
          }
        }
      }
    `,
    props.information,
  )
  const intl = useIntl()
  const { newer, older } = neighbors
  if (!newer && !older) return null
  const isFavorite = among === 'FAVORITE'
  const page = isFavorite ? paths.favorite : paths.general
  return (
    <nav aria-label={intl.formatMessage({ id: 'information.neighbors' })} className={nav}>
      {newer && (
        <Link href={page({ information_id: newer.id })} className={neighbor}>
          <span className={label}>
            <Icon name="back" size={16} />
            <FormattedMessage id={isFavorite ? 'information.newerFavorite' : 'information.newer'} />
          </span>
          <Text as="span" size="small" weight="medium" lines={2}>
            {newer.title}
          </Text>
        </Link>
      )}
      {older && (
        <Link href={page({ information_id: older.id })} className={neighbor}>
          <span className={label}>
            <FormattedMessage id={isFavorite ? 'information.olderFavorite' : 'information.older'} />
            <Icon name="chevronRight" size={16} />
          </span>
          <Text as="span" size="small" weight="medium" lines={2}>
            {older.title}
          </Text>
        </Link>
      )}
    </nav>
  )
}
