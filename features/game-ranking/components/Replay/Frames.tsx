import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { HouseFrame } from '#rules/games/greenhouse/watch.ts'
import type { NightFrame } from '#rules/games/lighthouse/watch.ts'
import { WatchedHouse } from '#features/buzz-casual-game/index.ts'
import { WatchedNight } from '#features/casual-game/index.ts'
import { Watcher } from '../Watcher/Watcher.tsx'

/** Steps of the lighthouse in a second. */
const perSecond = 20

type FramesProps = {
  frames: readonly HouseFrame[] | readonly NightFrame[]
  first: number | undefined
  children: ReactNode
}

const areNights = (
  frames: readonly HouseFrame[] | readonly NightFrame[],
): frames is readonly NightFrame[] => frames[0] !== undefined && 'night' in frames[0]

/** The frames of a play, a step of which is a turn of Greenhouse, or a second of the lighthouse. */
export function Frames({ frames, first = 0, children }: FramesProps) {
  const intl = useIntl()
  const times = frames.map(({ atMs }) => atMs)
  if (areNights(frames))
    return (
      <Watcher
        times={times}
        stride={perSecond}
        first={first}
        renderFrame={(index, share) => (
          <WatchedNight
            night={frames[index]!.night}
            next={frames[index + 1]?.night}
            share={share}
          />
        )}
        describe={(index) => {
          const { step, docked, wrecks, score } = frames[index]!.night
          const seconds = Math.floor(step / perSecond)
          return intl.formatMessage({ id: 'gameReplay.night' }, { seconds, docked, wrecks, score })
        }}
      >
        {children}
      </Watcher>
    )
  return (
    <Watcher
      times={times}
      stride={1}
      first={first}
      renderFrame={(index) => <WatchedHouse {...frames[index]!} />}
      describe={(index) => {
        const { turn, score } = frames[index]!.house
        return intl.formatMessage({ id: 'gameReplay.house' }, { turn, score })
      }}
    >
      {children}
    </Watcher>
  )
}
