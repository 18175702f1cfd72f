import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Image } from '#features/media/index.ts'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import type { Shelf_section$key } from './__generated__/Shelf_section.graphql.ts'
import { banner, bannerPicture, bannerWords, grid, head, shelf } from './Shelf.css.ts'

type ShelfProps = {
  section: Shelf_section$key
  /** How many of its pictures are in the first view, and are loaded before all else. */
  picturesInView?: number
}

/** One of the store's sections: a banner that leads to it, a few items shown large, or a grid of its first. */
export function Shelf({ picturesInView = 0, ...props }: ShelfProps) {
  const section = useFragment(
    graphql`
      fragment Shelf_section on StoreSection @throwOnFieldError {
        id
        kind
        title
        lead
        picture {
          ...Image_image
        }
        items(first: 8) {
          edges {
            node {
              id
              ...ItemCard_item
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    props.section,
  )
  const { id, kind, title, lead, picture, items } = section
  const href = paths.section({ section_id: id })
  if (kind === 'BANNER')
    return (
      <Link href={href} className={banner}>
        {picture && (
          <span className={bannerPicture}>
            <Image image={picture} ratio={2} isDecorative priority={picturesInView > 0} />
          </span>
        )}
        <span className={bannerWords}>
          <Heading level={2}>{title}</Heading>
          <Text>{lead}</Text>
        </span>
      </Link>
    )
  const isLarge = kind === 'FEATURE'
  return (
    <section className={shelf}>
      <div className={head}>
        <div>
          <Heading level={2}>{title}</Heading>
          <Text size="small" tone="muted">
            {lead}
          </Text>
        </div>
        {items.pageInfo.hasNextPage && (
          <TextLink href={href}>
            <FormattedMessage id="store.section.all" />
            <VisuallyHidden>{title}</VisuallyHidden>
          </TextLink>
        )}
      </div>
      <ul className={grid({ isLarge })}>
        {items.edges.map(({ node }, index) => (
          <ItemCard key={node.id} item={node} isLarge={isLarge} priority={index < picturesInView} />
        ))}
      </ul>
    </section>
  )
}
