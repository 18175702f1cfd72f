import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { piecesOf, progressOf } from '../../pieces.ts'
import { Progress } from '../CollectionSets/Progress.tsx'
import type { CollectionSet_machine$key } from './__generated__/CollectionSet_machine.graphql.ts'
import { head, machine as machineStyle, piece, pieces, words } from './CollectionSet.css.ts'
import { PiecePlace } from './PiecePlace.tsx'

const ranks = ['S', 'A', 'B'] as const

/** What a treasure machine has to collect, by rank: what the fan has of it and how often, and what they have not. */
export function CollectionSet(props: { machine: CollectionSet_machine$key }) {
  const { id, prizes, talent, picture } = useFragment(
    graphql`
      fragment CollectionSet_machine on TreasureMachine @throwOnFieldError {
        id
        talent {
          palette
        }
        picture {
          ...Image_image
        }
        prizes {
          id
          kind
          rank
          name
          viewerCount
          viewerLockedCount
          ...PiecePlace_prize
        }
      }
    `,
    props.machine,
  )
  const all = piecesOf(prizes)
  const { owned, total } = progressOf(all)
  const ofMachine = { treasure_machine_id: id }
  return (
    <div data-palette={talent?.palette}>
      <Stack gap={8}>
        <div className={head}>
          <div className={machineStyle}>
            <Image image={picture} ratio={1} isDecorative />
          </div>
          <div className={words}>
            <Progress owned={owned} total={total} />
            {owned === 0 && (
              <Text size="small">
                <FormattedMessage id="collection.set.first" />
              </Text>
            )}
            {owned === total && (
              <Text size="small" weight="bold" tone="accent">
                <FormattedMessage id="collection.set.whole" />
              </Text>
            )}
          </div>
        </div>
        {ranks.map((rank) => {
          const ofRank = all.filter((each) => each.rank === rank)
          if (ofRank.length === 0) return null
          return (
            <Stack key={rank} gap={4} as="section">
              <Heading level={2} size="medium">
                <FormattedMessage id="collection.set.rank" values={{ rank }} />
              </Heading>
              <ul className={pieces}>
                {ofRank.map((prize) => (
                  <li key={prize.id} className={piece}>
                    <PiecePlace prize={prize} />
                    <Text size="small" weight="medium">
                      {prize.name}
                    </Text>
                    <Text size="caption" tone="muted" tabular>
                      {prize.viewerCount > 0 ? (
                        <FormattedMessage
                          id="collection.count"
                          values={{ count: prize.viewerCount }}
                        />
                      ) : (
                        <FormattedMessage id="collection.set.missing" />
                      )}
                    </Text>
                    {prize.viewerLockedCount > 0 && (
                      <Chip tone="neutral" icon="lock">
                        <FormattedMessage
                          id="collection.set.locked"
                          values={{ count: prize.viewerLockedCount }}
                        />
                      </Chip>
                    )}
                  </li>
                ))}
              </ul>
            </Stack>
          )
        })}
        <Inline gap={3} wrap>
          <ButtonLink href={machinePaths.machine(ofMachine)} emphasis="soft" icon="play">
            <FormattedMessage id="collection.set.machine" />
          </ButtonLink>
          <ButtonLink href={machinePaths.draws(ofMachine)} tone="neutral" emphasis="outline">
            <FormattedMessage id="collection.set.draws" />
          </ButtonLink>
        </Inline>
      </Stack>
    </div>
  )
}
