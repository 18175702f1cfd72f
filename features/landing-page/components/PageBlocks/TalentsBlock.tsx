import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { part, portrait, talent as talentStyle, talents as list, words } from './PageBlocks.css.ts'
import type { TalentsBlock_block$key } from './__generated__/TalentsBlock_block.graphql.ts'

/** Talents beside each other, each in their colour. */
export function TalentsBlock(props: { block: TalentsBlock_block$key }) {
  const { heading, talents } = useFragment(
    graphql`
      fragment TalentsBlock_block on LandingTalentsBlock @throwOnFieldError {
        heading
        talents {
          slug
          name
          palette
          catchphrase
          portrait {
            ...Image_image
          }
        }
      }
    `,
    props.block,
  )
  return (
    <section className={part}>
      <Heading level={2}>{heading}</Heading>
      <ul className={list}>
        {talents.map(({ slug, name, palette, catchphrase, portrait: image }) => (
          <li key={slug} className={talentStyle} data-palette={palette}>
            <div className={portrait}>
              <Image image={image} ratio={4 / 5} isDecorative />
            </div>
            <div className={words}>
              <Heading level={3}>{name}</Heading>
              <Text size="small" tone="accent">
                {catchphrase}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
