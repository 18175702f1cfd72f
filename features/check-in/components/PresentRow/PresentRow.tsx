import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { standingOf, standings } from '../../standings.ts'
import type { PresentRow_present$key } from './__generated__/PresentRow_present.graphql.ts'
import { picture, row, words } from './PresentRow.css.ts'

type PresentRowProps = { present: PresentRow_present$key; priority?: boolean }

/** A present among others: how many stamps it takes, how many are left, and how it stands. */
export function PresentRow({ priority, ...props }: PresentRowProps) {
  const present = useFragment(
    graphql`
      fragment PresentRow_present on CheckInPresent @throwOnFieldError {
        id
        name
        kind
        stamps
        stock
        left
        viewerStanding
        viewerCanReach
        picture {
          ...Image_image
        }
      }
    `,
    props.present,
  )
  const { id, name, kind, stamps, stock, left } = present
  const standing = standings[standingOf(present)]
  return (
    <li>
      <Link href={paths.present({ present_id: id })} className={row}>
        <span className={picture}>
          <Image image={present.picture} ratio={1} isDecorative priority={priority} />
        </span>
        <span className={words}>
          <Text as="span" weight="bold" lines={2}>
            {name}
          </Text>
          <Text as="span" size="small" tone="muted" tabular>
            <FormattedMessage id="check-in.present.terms" values={{ stamps, left, stock }} />
          </Text>
          <Inline gap={2} wrap as="span">
            <Chip tone={standing.tone} icon={standing.icon}>
              <FormattedMessage id={standing.words} />
            </Chip>
            {kind === 'GOODS' && (
              <Chip tone="neutral">
                <FormattedMessage id={`check-in.present.kind.${kind}`} />
              </Chip>
            )}
          </Inline>
        </span>
      </Link>
    </li>
  )
}
