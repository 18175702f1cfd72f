import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { CollectionShelf_viewer$key } from './__generated__/CollectionShelf_viewer.graphql.ts'
import { item, picture, shelf } from './CollectionShelf.css.ts'

/** What a fan has collected, what came last first: cards with how many of each, medals with their numbers, badges. */
export function CollectionShelf(props: { viewer: CollectionShelf_viewer$key }) {
  const { collectedCards, collectedNfts, ownedBadges } = useFragment(
    graphql`
      fragment CollectionShelf_viewer on Viewer @throwOnFieldError {
        collectedCards {
          id
          name
          viewerCount
          picture {
            ...Image_image
          }
        }
        collectedNfts {
          id
          name
          viewerNumbers
          picture {
            ...Image_image
          }
        }
        ownedBadges {
          id
          name
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.viewer,
  )
  return (
    <Stack gap={8}>
      <Shelf title={<FormattedMessage id="collection.cards" />} count={collectedCards.length}>
        {collectedCards.map(({ id, name, viewerCount, picture: art }) => (
          <Piece key={id} name={name} art={<Image image={art} ratio={0.75} isWhole isDecorative />}>
            {viewerCount > 1 && (
              <FormattedMessage id="collection.count" values={{ count: viewerCount }} />
            )}
          </Piece>
        ))}
      </Shelf>
      <Shelf title={<FormattedMessage id="collection.medals" />} count={collectedNfts.length}>
        {collectedNfts.map(({ id, name, viewerNumbers, picture: art }) => (
          <Piece key={id} name={name} art={<Image image={art} ratio={1} isDecorative />}>
            {viewerNumbers.map((number) => (
              <span key={number}>
                <FormattedMessage id="collection.number" values={{ number }} />{' '}
              </span>
            ))}
          </Piece>
        ))}
      </Shelf>
      <Shelf title={<FormattedMessage id="collection.badges" />} count={ownedBadges.length}>
        {ownedBadges.map(({ id, name, picture: art }) => (
          <Piece key={id} name={name} art={<Image image={art} ratio={1} isDecorative />} />
        ))}
      </Shelf>
    </Stack>
  )
}

type ShelfProps = { title: ReactNode; count: number; children: ReactNode }

function Shelf({ title, count, children }: ShelfProps) {
  if (count === 0) return null
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{title}</Heading>
      <Text size="small" tone="muted" tabular>
        <FormattedMessage id="collection.kinds" values={{ count }} />
      </Text>
      <ul className={shelf}>{children}</ul>
    </Stack>
  )
}

type PieceProps = { name: string; art: ReactNode; children?: ReactNode }

function Piece({ name, art, children }: PieceProps) {
  return (
    <li className={item}>
      <span className={picture}>{art}</span>
      <Text size="small" weight="medium">
        {name}
      </Text>
      <Text size="caption" tone="muted" tabular>
        {children}
      </Text>
    </li>
  )
}
