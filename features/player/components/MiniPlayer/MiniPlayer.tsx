import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { noteHeld, noteSeconds, stopPlaying, type Playing } from '#platform/film/nowPlaying.ts'
import { Film } from '../FilmPlayer/Film.tsx'
import { useKeptTime } from '../FilmPlayer/useKeptTime.ts'
import { useMediaKeys } from '../FilmPlayer/useMediaKeys.ts'
import * as styles from './MiniPlayer.css.ts'

type MiniPlayerProps = {
  playing: Playing
  /** The screen has a head of its own, and something to write in at its foot: it folds to a strip under the head. */
  isFolded?: boolean
}

/** A film that goes on in the corner, over whatever is read: to hold it, to go back to it, to end it. */
export function MiniPlayer({ playing, isFolded = false }: MiniPlayerProps) {
  const { id, title, artist, href, picture, sources, captions, captionsIn, seconds } = playing
  const intl = useIntl()
  const element = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(true)
  const time = useKeptTime(id, playing.isKept)
  useMediaKeys({ title, artist, artwork: picture, onNext: undefined, onPrevious: undefined })
  const setHeld = (isHeld: boolean) => {
    setOn(!isHeld)
    noteHeld(isHeld)
  }
  const begin = (video: HTMLVideoElement) => {
    if (video.currentTime === 0) video.currentTime = seconds
    video.playbackRate = playing.pace
    video.volume = playing.volume
    video.muted = playing.isMuted
    // Where a browser refuses, it waits for a press.
    video.play().catch(() => setHeld(true))
  }
  const turn = () => {
    const video = element.current
    if (!video) return
    if (video.paused) video.play().catch(() => undefined)
    else video.pause()
  }
  const end = () => {
    stopPlaying()
    // The button is gone: whoever has no mouse goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <section
        className={isFolded ? styles.strip : styles.corner}
        aria-label={intl.formatMessage({ id: 'player.mini' }, { title })}
      >
        <Film
          element={element}
          sources={sources}
          captions={captions}
          captionsIn={captionsIn}
          onLoaded={begin}
          onGone={stopPlaying}
          className={isFolded ? styles.stripScreen : styles.screen}
          preload="auto"
          poster={picture}
          aria-hidden
          tabIndex={-1}
          onPlay={() => setHeld(false)}
          onTimeUpdate={({ currentTarget }) => {
            noteSeconds(currentTarget.currentTime)
            time.played(currentTarget.currentTime)
          }}
          onPause={({ currentTarget }) => {
            setHeld(true)
            time.stopped(currentTarget.currentTime)
          }}
          onEnded={stopPlaying}
        />
        <Link href={href} className={isFolded ? styles.stripWords : styles.words}>
          <Text as="span" size="small" weight="bold" lines={1}>
            {title}
          </Text>
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage id="player.mini.back" />
          </Text>
        </Link>
        <span className={isFolded ? styles.stripWays : styles.ways}>
          <IconButton
            icon={isOn ? 'pause' : 'resume'}
            label={intl.formatMessage({ id: isOn ? 'player.mini.hold' : 'player.mini.goOn' })}
            tone="neutral"
            emphasis="quiet"
            onClick={turn}
          />
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'player.mini.end' })}
            tone="neutral"
            emphasis="quiet"
            onClick={end}
          />
        </span>
      </section>
      {!isFolded && <div className={styles.room} />}
    </>
  )
}
