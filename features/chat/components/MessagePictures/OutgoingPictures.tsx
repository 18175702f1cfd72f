import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { PictureGrid, UploadMark, type ChosenPicture } from '#features/picture/index.ts'
import { readFile } from '#platform/storage/privateFiles.ts'
import type { OutboxState } from '../../outbox/delivering.ts'

type OutgoingPicturesProps = {
  pictures: readonly ChosenPicture[]
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
        alt: alt || intl.formatMessage({ id: 'picture.place' }, { place: at + 1 }),
      }))}
      covers={pictures.map(({ id, isUploaded }, at) => {
        if (id === problemId) return <UploadMark key={id} place={at + 1} share={null} />
        if (isUploaded) return undefined
        const share = upload?.pictureId === id ? upload.share : 0
        return <UploadMark key={id} place={at + 1} share={share} />
      })}
    />
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
