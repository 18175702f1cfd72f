import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as greenhousePaths } from '#addresses/buzz-casual-game.ts'
import { paths as casualPaths } from '#addresses/casual-game.ts'
import { paths as profilePaths } from '#addresses/profile.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure } from '#features/errors/index.ts'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { details, name, result, who } from './Replay.css.ts'
import { Frames } from './Frames.tsx'
import { useReleased, type GameName } from './useReleased.ts'
import type { Replay_replay$key } from './__generated__/Replay_replay.graphql.ts'

type ReplayProps = {
  replay: Replay_replay$key
  /** The frame that it opens with. */
  first?: number
}

/** A play that stands in a ranking: whose it is, and what was done in it, played again under its own rules. */
export function Replay({ first, ...props }: ReplayProps) {
  const replay = useFragment(
    graphql`
      fragment Replay_replay on GameReplay @throwOnFieldError {
        game
        day
        score
        rules
        watching
        seed
        inputs
        isViewers
        fan {
          id
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    props.replay,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { day, score, rules, watching, seed, inputs, isViewers, fan } = replay
  const game: GameName = replay.game === 'greenhouse' ? 'greenhouse' : 'lighthouse'
  const toGame =
    game === 'greenhouse' ? greenhousePaths.today() : casualPaths.game({ casual_game_id: game })
  const play = (
    <ButtonLink href={toGame} emphasis="soft">
      <FormattedMessage id="gameRanking.play" values={{ game }} />
    </ButtonLink>
  )
  const points = (
    <FormattedMessage
      id="gameReplay.points"
      values={{ points: <FormattedNumber value={score} /> }}
    />
  )
  return (
    <Stack gap={5}>
      <div className={who}>
        <UserAvatar user={fan} size={40} />
        <div className={details}>
          <Link className={name} href={profilePaths.profile({ user_id: fan.id })}>
            <UserName user={fan} />
          </Link>
          <span>
            <FormattedMessage
              id="gameReplay.what"
              values={{
                game,
                points,
                isOpen: String(watching === 'OPEN'),
                day: tokyo.dayShort(`${day}T00:00:00+09:00`),
              }}
            />
          </span>
        </div>
      </div>
      {watching !== 'OPEN' || seed == null || inputs == null ? (
        <EmptyState
          figure={<Figure name="closed" />}
          title={intl.formatMessage({ id: 'gameReplay.notYet.title' })}
          body={<FormattedMessage id="gameReplay.notYet.body" />}
          action={play}
        />
      ) : (
        <Shown {...{ game, rules, seed, inputs, first }}>
          <div className={result}>
            <strong>{points}</strong>
            <FormattedMessage id="gameReplay.over" values={{ isViewers: String(isViewers) }} />
            {play}
          </div>
        </Shown>
      )}
    </Stack>
  )
}

type ShownProps = {
  game: GameName
  rules: string
  seed: string
  inputs: readonly number[]
  first: number | undefined
  children: ReactNode
}

/** The play itself, once its rules are there. */
function Shown({ game, rules, seed, inputs, first, children }: ShownProps) {
  const intl = useIntl()
  const released = useReleased(game, rules)
  const frames = useMemo(
    () => (typeof released === 'object' ? released.framesOf(seed, inputs) : null),
    [released, seed, inputs],
  )
  if (released === 'none')
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'gameReplay.old.title' })}
        body={<FormattedMessage id="gameReplay.old.body" />}
      />
    )
  if (!frames) return <Skeleton width="100%" height={480} radius="card" />
  return (
    <Frames frames={frames} first={first}>
      {children}
    </Frames>
  )
}
