import { useMemo } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { kindWord } from '../../kindWord.ts'
import { rankWord } from '../../rankWord.ts'
import { CardBack } from './CardBack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { TurnableCard } from '#design-system/theatre/TurnCard.tsx'
import { Image } from '#features/media/index.ts'
import type {
  useCards_draw$data,
  useCards_draw$key,
} from './__generated__/useCards_draw.graphql.ts'

const ranks = { S: 'high', A: 'middle', B: 'plain' } as const

/** What came of a draw as cards, those turned that the fan has turned. */
export function useCards(of: useCards_draw$key, turned: readonly boolean[]): TurnableCard[] {
  const { picks } = useFragment(
    graphql`
      fragment useCards_draw on TreasureDraw @throwOnFieldError {
        picks {
          slot
          isNew
          table
          prize {
            id
            kind
            name
            rank
            viewerCount
            picture {
              ...Image_image
            }
          }
        }
      }
    `,
    of,
  )
  const intl = useIntl()
  // Of each card both sides, kept: only the one that is turned is drawn anew.
  const both = useMemo(
    () =>
      facesOf(picks, intl).map((card) => ({
        down: { ...card, isTurned: false },
        up: { ...card, isTurned: true },
      })),
    [picks, intl],
  )
  return both.map(({ down, up }, index) => (turned[index] ? up : down))
}

function facesOf(
  picks: useCards_draw$data['picks'],
  intl: IntlShape,
): Omit<TurnableCard, 'isTurned'>[] {
  const isAlone = picks.length === 1
  return picks.map(({ slot, isNew, table, prize }, index) => {
    const { kind, name, rank, picture } = prize
    const isBlank = kind === 'BLANK'
    const word = kindWord(intl, prize)
    const isKept = kind === 'COLLECTABLE_CARD' || kind === 'NFT'
    // The fan has all of them by now: each card says how many there were with it.
    const later = picks.slice(index + 1).filter((pick) => pick.prize.id === prize.id).length
    const known = isNew
      ? intl.formatMessage({ id: 'treasure.new' })
      : isKept && intl.formatMessage({ id: 'treasure.owned' }, { count: prize.viewerCount - later })
    return {
      key: String(slot),
      rank: isBlank ? 'plain' : ranks[rank],
      back: <CardBack />,
      front: <Image image={picture} ratio={0.75} isWhole isDecorative priority />,
      turnLabel: intl.formatMessage({ id: 'treasure.theatre.turn' }, { number: index + 1 }),
      shownLabel: intl.formatMessage(
        { id: 'treasure.theatre.shown' },
        { rank: rankWord(intl, prize), name, kind: word ?? 'none', known: known || '' },
      ),
      mark: isBlank ? undefined : rank,
      badge: known ? { label: known, isNew } : undefined,
      caption: isAlone ? (
        <>
          <Text as="div" size="large" weight="bold">
            {name}
          </Text>
          <Text as="div" size="small">
            {isBlank ? (
              <FormattedMessage id="treasure.theatre.blank.card" />
            ) : (
              <FormattedMessage id="treasure.rank" values={{ rank }} />
            )}
            {table === 'PITY' && <FormattedMessage id="treasure.theatre.pity" />}
            {word !== null && `・${word}`}
          </Text>
        </>
      ) : undefined,
    }
  })
}
