import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/prize-draw.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { DrawState } from '../DrawState/DrawState.tsx'
import type { DrawCard_draw$key } from './__generated__/DrawCard_draw.graphql.ts'
import { card, picture, words } from './DrawCard.css.ts'

type DrawCardProps = { draw: DrawCard_draw$key; priority?: boolean }

/** A draw among others: its picture, its name, and until when it can be entered. */
export function DrawCard({ priority, ...props }: DrawCardProps) {
  const draw = useFragment(
    graphql`
      fragment DrawCard_draw on PrizeDraw @throwOnFieldError {
        id
        name
        description
        picture {
          ...Image_image
        }
        talent {
          palette
        }
        ...DrawState_draw
      }
    `,
    props.draw,
  )
  const { id, name, description, talent } = draw
  return (
    <li data-palette={talent?.palette}>
      <Link href={paths.draw({ prize_draw_id: id })} className={card}>
        <span className={picture}>
          <Image image={draw.picture} ratio={2} isDecorative priority={priority} />
        </span>
        <span className={words}>
          <Heading level={2} size="medium">
            {name}
          </Heading>
          <Text as="span" size="small" tone="muted" lines={2}>
            {description}
          </Text>
          <DrawState draw={draw} />
        </span>
      </Link>
    </li>
  )
}
