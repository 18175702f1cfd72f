import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useLength } from '../../useHolding.ts'
import { file, player, track, trackName, tracks } from './SpecialGifts.css.ts'
import type { Tracks_gift$key } from './__generated__/Tracks_gift.graphql.ts'

const captionOf = (title: string, seconds: number) => {
  const end = new Date(seconds * 1000).toISOString().slice(11, 23)
  return `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00:00.000 --> ${end}\n♪ ${title}`)}`
}

/** What can be listened to, one after the other: who starts one stops the one before. Each can be kept. */
export function Tracks(props: { gift: Tracks_gift$key }) {
  const gift = useFragment(
    graphql`
      fragment Tracks_gift on SoundGift @throwOnFieldError {
        tracks {
          number
          title
          seconds
          url
          downloadUrl
        }
      }
    `,
    props.gift,
  )
  const intl = useIntl()
  const length = useLength()
  const playing = useRef<HTMLAudioElement | null>(null)
  const begin = (audio: HTMLAudioElement) => {
    if (playing.current !== audio) playing.current?.pause()
    playing.current = audio
  }
  return (
    <ol className={tracks}>
      {(gift.tracks ?? []).map(({ number, title, seconds, url, downloadUrl }) => (
        <li key={number} className={track}>
          <div className={trackName}>
            <Text size="small" weight="medium">
              {title}
            </Text>
            <Text size="caption" tone="muted" tabular>
              {length(seconds)}
            </Text>
          </div>
          <audio
            className={player}
            controls
            preload="none"
            src={url}
            aria-label={title}
            onPlay={(event) => begin(event.currentTarget)}
          >
            {/* Nobody speaks or sings in it: whoever reads along is told that there is music. */}
            <track kind="captions" label={title} src={captionOf(title, seconds)} />
          </audio>
          <a
            href={downloadUrl}
            download={`${title}.mp3`}
            className={file}
            aria-label={intl.formatMessage({ id: 'gift.download.name' }, { name: title })}
          >
            <Icon name="arrowDown" size={16} />
            <FormattedMessage id="gift.download" />
          </a>
        </li>
      ))}
    </ol>
  )
}
