import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/buzz-casual-game.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords, useWaysOut } from '#features/errors/index.ts'
import { Greenhouse } from '../Greenhouse/Greenhouse.tsx'
import { opening } from '../Greenhouse/Greenhouse.css.ts'
import { Title } from '../Greenhouse/Title.tsx'
import { PlayCard } from '../PlayCard/PlayCard.tsx'
import type { GreenhouseGame_game$key } from './__generated__/GreenhouseGame_game.graphql.ts'
import { useGreenhouse } from './useGreenhouse.ts'

type GreenhouseGameProps = { game: GreenhouseGame_game$key; communityId: string }

/** The day's game: played once for its ranking, and otherwise learned and practised. */
export function GreenhouseGame({ communityId, ...props }: GreenhouseGameProps) {
  const game = useFragment(
    graphql`
      fragment GreenhouseGame_game on BuzzCasualGame @throwOnFieldError {
        day
        isOfToday
        viewerPlay {
          id
          isOpen
          endedAt
          ...PlayCard_play
        }
      }
    `,
    props.game,
  )
  const { day, isOfToday, viewerPlay } = game
  const { actor, tick, start, startAnew, practise, starting, saving } = useGreenhouse({
    communityId,
    day,
  })
  const ended = viewerPlay?.endedAt == null ? null : viewerPlay
  const { reload } = useWaysOut()
  const beginAnew = useIntl().formatMessage({ id: 'greenhouse.beginAnew' })
  const isOver = viewerPlay ? !viewerPlay.isOpen : !isOfToday
  const standing = isOver ? 'over' : viewerPlay ? 'begun' : 'open'
  const ways = (
    <ButtonLink href={paths.ranking({ day })} emphasis="outline" tone="neutral">
      <FormattedMessage id="greenhouse.toRanking" />
    </ButtonLink>
  )
  const kept = ended && (
    <Stack gap={3}>
      <PlayCard play={ended} />
      <ButtonLink href={paths.play({ day, play_id: ended.id })} icon="send">
        <FormattedMessage id="greenhouse.toCard" />
      </ButtonLink>
      {ways}
    </Stack>
  )
  const title = (
    <div className={opening}>
      <Stack gap={5}>
        <Title
          standing={standing}
          isStarting={starting.isPending}
          onStart={start}
          onPractice={practise}
          onLearn={() => actor.send({ type: 'lessons.asked' })}
        />
        {starting.error && (
          <ErrorWords
            error={starting.error}
            onRetry={starting.retry}
            ways={{
              BuzzCasualGameRulesChangedError: reload,
              BuzzCasualGameUnderWayError: { label: beginAnew, act: startAnew },
            }}
          />
        )}
        {viewerPlay && isOver && !ended && (
          <Text tone="muted">
            <FormattedMessage id="errors.InvalidSaveScoreError.EXPIRED" />
          </Text>
        )}
        {kept ?? ways}
      </Stack>
    </div>
  )
  const outcome = saving.error ? (
    <ErrorWords error={saving.error} onRetry={saving.retry} />
  ) : (
    (kept ?? (
      <Text>
        <FormattedMessage id="greenhouse.saving" />
      </Text>
    ))
  )
  return (
    <Greenhouse actor={actor} title={title} saving={outcome} tick={tick} onPractice={practise} />
  )
}
