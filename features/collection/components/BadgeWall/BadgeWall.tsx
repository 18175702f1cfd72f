import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { BadgeWall_viewer$key } from './__generated__/BadgeWall_viewer.graphql.ts'
import { item, picture, wall, words } from './BadgeWall.css.ts'

/** All badges that a fan has, what came last first, each with its day and by what it came. */
export function BadgeWall(props: { viewer: BadgeWall_viewer$key }) {
  const { badgeBook } = useFragment(
    graphql`
      fragment BadgeWall_viewer on Viewer @throwOnFieldError {
        badgeBook {
          id
          at
          source
          isLocked
          badge {
            name
            talent {
              palette
            }
            picture {
              ...Image_image
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const tokyo = useTokyoTime()
  return (
    <>
      <Text tone="muted" size="small">
        <FormattedMessage id="collection.badge.lead" values={{ count: badgeBook.length }} />
      </Text>
      <ul className={wall}>
        {badgeBook.map(({ id, at, source, isLocked, badge: { name, talent, picture: art } }) => (
          <li key={id} className={item} data-palette={talent?.palette}>
            <div className={picture}>
              <Image image={art} ratio={1} isDecorative />
            </div>
            <div className={words}>
              <Text weight="bold">{name}</Text>
              <Text size="caption" tone="muted">
                <FormattedMessage id={`collection.badge.source.${source}`} />
              </Text>
              {isLocked && (
                <Chip tone="neutral" icon="lock">
                  <FormattedMessage id="collection.locked" />
                </Chip>
              )}
              <Text as="time" size="caption" tone="muted" tabular dateTime={at}>
                {tokyo.day(at)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
