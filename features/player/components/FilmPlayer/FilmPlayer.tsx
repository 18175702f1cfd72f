import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { inCorner } from '#platform/film/nowPlaying.ts'
import { Film } from './Film.tsx'
import { FilmControls, type Captions } from './FilmControls.tsx'
import { frame, screen } from './FilmPlayer.css.ts'
import type { FilmPlayer_video$key } from './__generated__/FilmPlayer_video.graphql.ts'
import { isGoingOnTo } from './goingOn.ts'
import { useCarriedOn } from './useCarriedOn.ts'
import { useKeptTime } from './useKeptTime.ts'
import { useMediaKeys } from './useMediaKeys.ts'

type FilmPlayerProps = {
  video: FilmPlayer_video$key
  /** Who watches has an account that keeps their place. */
  isKept: boolean
  /** Where it is watched: with it, a film that plays goes on in the corner once its page is left. */
  href?: string
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  /** What stands right below the film, such as its name. */
  children?: ReactNode
}

/**
 * A film, with the device's own controls: they know its keys, its volume and its full screen. Beside them stand speed,
 * captions and the small window, which not every device shows.
 */
export function FilmPlayer({
  isKept,
  href,
  onNext,
  onPrevious,
  children,
  ...props
}: FilmPlayerProps) {
  const video = useFragment(
    graphql`
      fragment FilmPlayer_video on Video @throwOnFieldError {
        id
        title
        viewerSeconds
        picture {
          url
        }
        talent {
          name
        }
        sources {
          url
          type
        }
        captions {
          url
          language
        }
      }
    `,
    props.video,
  )
  const { id, title, picture, talent, sources, captions, viewerSeconds } = video
  const intl = useIntl()
  const element = useRef<HTMLVideoElement>(null)
  const time = useKeptTime(id, isKept)
  // At first, those that the corner showed, or those in the language of the page.
  const [chosen, choose] = useState<Captions>(
    () => inCorner(id)?.captionsIn ?? (intl.locale === 'en' ? 'en' : 'ja'),
  )
  const artist = talent?.name ?? ''
  const taken = useCarriedOn(element, {
    id,
    title,
    artist,
    href,
    isKept,
    picture: picture.url,
    sources: sources ?? [],
    captions: captions ?? [],
    captionsIn: chosen,
  })
  const [from] = useState(taken?.seconds ?? viewerSeconds ?? null)
  const [hasResumed, setResumed] = useState(from !== null && taken === null)
  const [hasFailed, setFailed] = useState(false)
  useMediaKeys({ title, artist, artwork: picture.url, onNext, onPrevious })
  const restart = () => {
    setResumed(false)
    if (element.current) element.current.currentTime = 0
  }
  const setPace = (pace: number) => {
    if (element.current) element.current.playbackRate = pace
  }
  const float = () => {
    const done = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.current?.requestPictureInPicture()
    // Before the film has its measures a browser refuses; the next press does it.
    done?.catch(() => undefined)
  }
  const loadAgain = () => {
    setFailed(false)
    element.current?.load()
  }
  return (
    <Stack gap={3}>
      <div className={frame}>
        <Film
          element={element}
          sources={sources ?? []}
          captions={captions ?? []}
          captionsIn={chosen}
          onLoaded={(video) => {
            if (from !== null && video.currentTime === 0) video.currentTime = from
          }}
          onGone={() => setFailed(true)}
          className={screen}
          controls={!hasFailed}
          preload="metadata"
          poster={picture.url}
          aria-label={title}
          autoPlay={taken ? !taken.isHeld : isGoingOnTo(id)}
          onTimeUpdate={({ currentTarget }) => time.played(currentTarget.currentTime)}
          onPause={({ currentTarget }) => time.stopped(currentTarget.currentTime)}
          onPlay={() => setResumed(false)}
          onEnded={() => onNext?.()}
        />
      </div>
      {hasFailed && (
        <Banner
          tone="danger"
          title={intl.formatMessage({ id: 'player.failed.title' })}
          action={
            <Button size="small" onClick={loadAgain}>
              <FormattedMessage id="player.failed.again" />
            </Button>
          }
        >
          <FormattedMessage id="player.failed.body" />
        </Banner>
      )}
      {hasResumed && (
        <Inline gap={3} align="center" wrap>
          <Text size="small" tone="muted">
            <FormattedMessage id="player.resumed" values={{ seconds: from ?? 0 }} />
          </Text>
          <Button size="small" emphasis="quiet" onClick={restart}>
            <FormattedMessage id="player.again" />
          </Button>
        </Inline>
      )}
      {children}
      <FilmControls
        pace={taken?.pace ?? 1}
        onPace={setPace}
        onFloat={float}
        captions={chosen}
        onCaptions={choose}
        onNext={onNext}
        onPrevious={onPrevious}
      />
    </Stack>
  )
}
