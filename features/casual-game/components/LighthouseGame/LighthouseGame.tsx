import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as rankingPaths } from '#addresses/game-ranking.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ErrorWords, useWaysOut } from '#features/errors/index.ts'
import { cover } from '../../cover.ts'
import { LeftNight } from '../LeftNight/LeftNight.tsx'
import { Over } from '../Over/Over.tsx'
import { over } from '../Over/Over.css.ts'
import { Playing } from '../Playing/Playing.tsx'
import { Ranks } from '../Ranks/Ranks.tsx'
import { RecoverStamina } from '../RecoverStamina/RecoverStamina.tsx'
import { Sea } from '../Sea/Sea.tsx'
import { StaminaBar } from '../StaminaBar/StaminaBar.tsx'
import type { LighthouseGame_game$key } from './__generated__/LighthouseGame_game.graphql.ts'
import { useLighthouse } from './useLighthouse.ts'

type LighthouseGameProps = {
  game: LighthouseGame_game$key
  communityId: string
  viewerId: string | undefined
}

/** Lighthouse: its title with what it costs, a night, and how it ended. */
export function LighthouseGame({ communityId, viewerId, ...props }: LighthouseGameProps) {
  const game = useFragment(
    graphql`
      fragment LighthouseGame_game on CasualGame @throwOnFieldError {
        name
        viewerBest
        viewerStamina {
          id
          left
          ...StaminaBar_stamina
          ...RecoverStamina_stamina
        }
        ...Ranks_game
      }
    `,
    props.game,
  )
  const intl = useIntl()
  const { reload } = useWaysOut()
  const { name, viewerBest, viewerStamina } = game
  const lighthouse = useLighthouse({ communityId, name })
  const { scene, left, starting, saving } = lighthouse
  if (scene.at === 'playing') {
    const { play } = scene
    return (
      <Playing
        key={play.playId}
        seed={play.seed}
        {...(play.first && { first: play.first })}
        onGone={(played) => lighthouse.keep(play, played)}
        onOver={(played) => lighthouse.finish(play, played)}
      />
    )
  }
  const begin = (
    <Stack gap={3}>
      {viewerStamina && <StaminaBar stamina={viewerStamina} />}
      {viewerStamina?.left !== 0 && (
        <Button
          size="large"
          isFullWidth
          {...(left && { emphasis: 'soft' })}
          isBusy={starting.isPending}
          busyLabel={intl.formatMessage({ id: 'lighthouse.starting' })}
          onClick={lighthouse.start}
        >
          <FormattedMessage id={scene.at === 'over' ? 'lighthouse.again' : 'lighthouse.start'} />
        </Button>
      )}
      {starting.error && (
        <ErrorWords
          error={starting.error}
          onRetry={starting.retry}
          ways={{ CasualGameRulesChangedError: reload }}
        />
      )}
      {viewerStamina && <RecoverStamina stamina={viewerStamina} communityId={communityId} />}
    </Stack>
  )
  return (
    <Stack gap={6}>
      {scene.at === 'over' ? (
        <Over night={scene.night}>
          {saving.error ? (
            <ErrorWords error={saving.error} onRetry={saving.retry} />
          ) : (
            <Text tone="muted">
              <FormattedMessage id={saving.isPending ? 'lighthouse.saving' : 'lighthouse.saved'} />
            </Text>
          )}
          {!saving.isPending && begin}
        </Over>
      ) : (
        <div className={over}>
          <Sea night={cover} label={intl.formatMessage({ id: 'lighthouse.sea' })} />
          <Heading level={1}>
            <FormattedMessage id="lighthouse.title" />
          </Heading>
          <Text>
            <FormattedMessage id="lighthouse.what" />
          </Text>
          <Text size="small" tone="muted">
            <FormattedMessage id="lighthouse.how" />
          </Text>
          {viewerBest != null && (
            <Text>
              <FormattedMessage id="lighthouse.best" values={{ best: viewerBest }} />
            </Text>
          )}
          {left && <LeftNight {...left} onResume={() => lighthouse.resume(left)} />}
          {begin}
        </div>
      )}
      <div className={over}>
        <Ranks game={game} viewerId={viewerId} />
        <TextLink href={`${rankingPaths.ranking({ game_id: name })}?span=week`}>
          <FormattedMessage id="lighthouse.toRanking" />
        </TextLink>
      </div>
    </Stack>
  )
}
