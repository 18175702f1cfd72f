import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { bar, count, face, fill, mark, name, nameWords, rankStyle, row, words } from './Race.css.ts'
import type { Rank } from './ranked.ts'

type RaceRowProps = {
  name: string
  picture: ReactNode
  palette: string | undefined
  standing: Rank
  /** How many the first one has. */
  most: number
  isOwn: boolean
  isHidden: boolean
}

/** A candidate at their place, with a bar as long as their votes. */
export function RaceRow({ standing, most, isOwn, isHidden, ...candidate }: RaceRowProps) {
  const { place, rank, votes } = standing
  return (
    <li
      className={row}
      data-palette={candidate.palette}
      value={rank}
      style={{ transform: `translateY(${place * 100}%)` }}
    >
      {!isHidden && <span className={rankStyle}>{rank}</span>}
      <span className={face}>{candidate.picture}</span>
      <span className={words}>
        <span className={name}>
          {isOwn && (
            <span className={mark}>
              <Icon name="penlight" />
              <VisuallyHidden>
                <FormattedMessage id="voting.own" />
              </VisuallyHidden>
            </span>
          )}
          <span className={nameWords}>{candidate.name}</span>
        </span>
        {!isHidden && (
          <span className={bar}>
            <span className={fill} style={{ transform: `scaleX(${votes / most})` }} />
          </span>
        )}
      </span>
      {!isHidden && (
        <span className={count}>
          <Changing of={votes}>
            <FormattedMessage id="voting.votes" values={{ count: votes }} />
          </Changing>
        </span>
      )}
    </li>
  )
}
