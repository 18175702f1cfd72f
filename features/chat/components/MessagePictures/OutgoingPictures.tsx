import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { readFile } from '#platform/storage/privateFiles.ts'
import type { OutboxState } from '../../outbox/delivering.ts'
import type { SentPicture } from '../../outbox/outgoing.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { bar, fill, veil } from './OutgoingPictures.css.ts'

type OutgoingPicturesProps = {
  pictures: readonly SentPicture[]
  /** The one that is not taken. */
  problemId: string | undefined
  upload: OutboxState['upload']
}

/** Over a picture that has not been drawn yet. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What goes with a message on its way, as it will be shown, and how far each is. */
export function OutgoingPictures({ pictures, problemId, upload }: OutgoingPicturesProps) {
  const intl = useIntl()
  const urls = usePictureUrls(pictures.map(({ id }) => id))
  return (
    <PictureGrid
      pictures={pictures.map(({ id, width, height, alt }, at) => ({
        width,
        height,
        url: urls.get(id) ?? unseen,
        dominantColor: '#8883',
        alt: alt || intl.formatMessage({ id: 'chat.picture.place' }, { place: at + 1 }),
      }))}
      covers={pictures.map(({ id, isUploaded }, at) =>
        id === problemId ? (
          <span key={id} className={veil}>
            <Icon name="alert" />
          </span>
        ) : isUploaded ? undefined : (
          <Progress key={id} place={at + 1} share={upload?.pictureId === id ? upload.share : 0} />
        ),
      )}
    />
  )
}

function Progress({ place, share }: { place: number; share: number }) {
  const intl = useIntl()
  return (
    <span
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'chat.picture.sending' }, { place })}
      aria-valuenow={Math.round(share * 100)}
      className={bar}
    >
      <span className={fill} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}

function usePictureUrls(ids: readonly string[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const all = ids.join(' ')
  useEffect(() => {
    let isOver = false
    const made: string[] = []
    for (const id of all.split(' ')) {
      const show = (file: Blob | undefined) => {
        if (!file || isOver) return
        const url = URL.createObjectURL(file)
        made.push(url)
        setUrls((known) => new Map(known).set(id, url))
      }
      readFile(id).then(show, () => undefined)
    }
    return () => {
      isOver = true
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [all])
  return urls
}
