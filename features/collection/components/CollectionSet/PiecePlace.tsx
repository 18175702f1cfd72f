import { graphql, useFragment } from 'react-relay'
import { Image } from '#features/media/index.ts'
import type { PiecePlace_prize$key } from './__generated__/PiecePlace_prize.graphql.ts'
import { place, shade } from './CollectionSet.css.ts'

/** Where a card or a medal stands, and what it looks like; in shadow until the fan has it. */
export function PiecePlace(props: { prize: PiecePlace_prize$key }) {
  const { kind, viewerCount, picture } = useFragment(
    graphql`
      fragment PiecePlace_prize on TreasurePrize @throwOnFieldError {
        kind
        viewerCount
        picture {
          ...Image_image
        }
      }
    `,
    props.prize,
  )
  const isMissing = viewerCount === 0
  return (
    <div className={place({ isMissing })}>
      <div className={isMissing ? shade : undefined}>
        <Image image={picture} ratio={kind === 'NFT' ? 1 : 0.75} isDecorative />
      </div>
    </div>
  )
}
