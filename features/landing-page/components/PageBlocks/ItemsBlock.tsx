import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ItemCard } from '#features/store/index.ts'
import { head, items as grid, part } from './PageBlocks.css.ts'
import type { ItemsBlock_block$key } from './__generated__/ItemsBlock_block.graphql.ts'

/** Items of the store. */
export function ItemsBlock(props: { block: ItemsBlock_block$key }) {
  const { heading, items, link } = useFragment(
    graphql`
      fragment ItemsBlock_block on LandingItemsBlock @throwOnFieldError {
        heading
        link {
          path
          label
        }
        items {
          id
          ...ItemCard_item
        }
      }
    `,
    props.block,
  )
  return (
    <section className={part}>
      <div className={head}>
        <Heading level={2}>{heading}</Heading>
        {link && <TextLink href={link.path}>{link.label}</TextLink>}
      </div>
      {items.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="landing.items.empty" />
        </Text>
      ) : (
        <ul className={grid}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}
