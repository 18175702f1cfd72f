import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useSession } from '#platform/session/session.ts'
import { DrawPlaces } from '../DrawPlaces/DrawPlaces.tsx'
import { DrawPrizes } from '../DrawPrizes/DrawPrizes.tsx'
import { DrawState } from '../DrawState/DrawState.tsx'
import { DrawTerms } from '../DrawTerms/DrawTerms.tsx'
import { EntryList } from '../EntryList/EntryList.tsx'
import { EntryPanel } from '../EntryPanel/EntryPanel.tsx'
import type { DrawDetail_draw$key } from './__generated__/DrawDetail_draw.graphql.ts'
import { detail, picture, whole } from './DrawDetail.css.ts'

/** All of a draw, in its talent's colour: how to enter beside or below the picture, then the prizes and the rules. */
export function DrawDetail(props: { draw: DrawDetail_draw$key }) {
  const draw = useFragment(
    graphql`
      fragment DrawDetail_draw on PrizeDraw @throwOnFieldError {
        name
        description
        picture {
          ...Image_image
        }
        talent {
          palette
        }
        ...DrawPlaces_draw
        ...DrawPrizes_draw
        ...DrawState_draw
        ...DrawTerms_draw
        ...EntryList_draw
        ...EntryPanel_draw
      }
    `,
    props.draw,
  )
  const { status } = useSession()
  const { name, description, talent } = draw
  return (
    <article className={detail} data-palette={talent?.palette}>
      <div className={picture}>
        <Image image={draw.picture} ratio={2} priority />
      </div>
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1}>
          {name}
        </Heading>
        <DrawState draw={draw} />
        <Text isPreformatted>{description}</Text>
        <EntryPanel draw={draw} />
      </Stack>
      <div className={whole}>
        <DrawPlaces draw={draw} />
        <DrawPrizes draw={draw} />
      </div>
      {status === 'loggedIn' && (
        <div className={whole}>
          <EntryList draw={draw} />
        </div>
      )}
      <div className={whole}>
        <DrawTerms draw={draw} />
      </div>
    </article>
  )
}
