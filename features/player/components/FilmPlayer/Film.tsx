import { useEffect, type ComponentProps, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useLoaded } from './useLoaded.ts'

type FilmProps = Omit<ComponentProps<'video'>, 'ref' | 'onError' | 'children'> & {
  element: RefObject<HTMLVideoElement | null>
  sources: readonly { readonly url: string; readonly type: string }[]
  captions: readonly { readonly url: string; readonly language: string }[]
  /** In which language captions are shown. */
  captionsIn: 'off' | 'ja' | 'en'
  /** Its measures are known: where it begins, and how, can be said. */
  onLoaded: (video: HTMLVideoElement) => void
  /** None of its files could be had. */
  onGone: () => void
}

/** A film itself, in each format that it is there in, with its captions; large or in the corner. */
export function Film(props: FilmProps) {
  const { element, sources, captions, captionsIn, onLoaded, onGone, ...video } = props
  const intl = useIntl()
  useLoaded(element, onLoaded)
  useEffect(() => show(element.current, captionsIn), [element, captionsIn])
  const captionsFor = (language: string) => captions.find((each) => each.language === language)?.url
  return (
    <video {...video} ref={element} playsInline>
      {sources.map(({ url, type }, at) => (
        <source
          key={type}
          src={url}
          type={type}
          onError={at === sources.length - 1 ? onGone : undefined}
        />
      ))}
      <track
        kind="captions"
        src={captionsFor('ja')}
        srcLang="ja"
        label={intl.formatMessage({ id: 'player.captions.ja' })}
      />
      <track
        kind="captions"
        src={captionsFor('en')}
        srcLang="en"
        label={intl.formatMessage({ id: 'player.captions.en' })}
      />
    </video>
  )
}

function show(video: HTMLVideoElement | null, captionsIn: string): void {
  for (const track of video?.textTracks ?? [])
    track.mode = track.language === captionsIn ? 'showing' : 'disabled'
}
