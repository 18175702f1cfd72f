import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/collection.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { piecesOf, progressOf } from '../../pieces.ts'
import type { CollectionSets_community$key } from './__generated__/CollectionSets_community.graphql.ts'
import { picture, set, sets, words } from './CollectionSets.css.ts'
import { Progress } from './Progress.tsx'

/** What each treasure machine has to collect, and how far the fan is in it. */
export function CollectionSets(props: { community: CollectionSets_community$key }) {
  const { treasureMachines } = useFragment(
    graphql`
      fragment CollectionSets_community on Community @throwOnFieldError {
        treasureMachines {
          id
          name
          talent {
            palette
          }
          picture {
            ...Image_image
          }
          prizes {
            kind
            viewerCount
          }
        }
      }
    `,
    props.community,
  )
  const collectable = treasureMachines
    .map(({ prizes, ...machine }) => ({ ...machine, ...progressOf(piecesOf(prizes)) }))
    .filter(({ total }) => total > 0)
  if (collectable.length === 0) return null
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="collection.sets" />
      </Heading>
      <ul className={sets}>
        {collectable.map(({ id, name, talent, picture: art, owned, total }) => (
          <li key={id} data-palette={talent?.palette}>
            <Link href={paths.collection({ collection_id: id })} className={set}>
              <span className={picture}>
                <Image image={art} ratio={1} isDecorative />
              </span>
              <span className={words}>
                <Text as="span" weight="bold" lines={2}>
                  {name}
                </Text>
                <Progress owned={owned} total={total} />
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
