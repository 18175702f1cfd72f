import { graphql, useFragment } from 'react-relay'
import { Image } from '#features/media/index.ts'
import { caption as captionStyle, figure, picture as pictureStyle } from './PageBlocks.css.ts'
import type { PictureBlock_block$key } from './__generated__/PictureBlock_block.graphql.ts'

/** A picture from edge to edge, and what is said below it. */
export function PictureBlock(props: { block: PictureBlock_block$key }) {
  const { picture, caption } = useFragment(
    graphql`
      fragment PictureBlock_block on LandingPictureBlock @throwOnFieldError {
        caption
        picture {
          ...Image_image
        }
      }
    `,
    props.block,
  )
  return (
    <figure className={figure}>
      <div className={pictureStyle}>
        <Image image={picture} ratio={16 / 9} />
      </div>
      {caption !== null && <figcaption className={captionStyle}>{caption}</figcaption>}
    </figure>
  )
}
