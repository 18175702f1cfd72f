import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { picturesMost } from '#rules/message.ts'
import type { RefusedFile } from '../../drafts/draftPictures.ts'
import type { SentPicture } from '../../outbox/outgoing.ts'
import { usePictureUrl } from './usePictureUrl.ts'
import { empty, item, picture as image, problem, remove, tray } from './PictureTray.css.ts'

const AltDialog = latePart(() => import('./AltDialog.tsx'))

type PictureTrayProps = {
  pictures: readonly SentPicture[]
  /** What was chosen and can't go along. */
  refused: readonly RefusedFile[]
  onRemove: (id: string) => void
  onDescribe: (id: string, alt: string) => void
}

/** What goes along with the next message: each can be described, or taken out. */
export function PictureTray({ pictures, refused, onRemove, onDescribe }: PictureTrayProps) {
  const intl = useIntl()
  const [describedId, setDescribedId] = useState<string>()
  const described = pictures.find(({ id }) => id === describedId)
  const tooMany = pictures.length - picturesMost
  return (
    <>
      {pictures.length > 0 && (
        <ul className={tray} aria-label={intl.formatMessage({ id: 'chat.picture.tray' })}>
          {pictures.map((picture, place) => (
            <TrayItem
              key={picture.id}
              picture={picture}
              place={place + 1}
              onRemove={() => onRemove(picture.id)}
              onDescribe={() => setDescribedId(picture.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {tooMany > 0 && (
          <p className={problem}>
            <Icon name="alert" size={16} />
            <FormattedMessage
              id="chat.picture.over"
              values={{ most: picturesMost, count: tooMany }}
            />
          </p>
        )}
        {pictures.map(({ id }, place) => (
          <LostPicture key={id} id={id} place={place + 1} />
        ))}
        {refused.map(({ name, code }, at) => (
          <Problem key={at} name={name} code={code} />
        ))}
      </div>
      {described && (
        <Suspense>
          <AltDialog
            picture={described}
            onSave={(alt) => onDescribe(described.id, alt)}
            onClose={() => setDescribedId(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What can't go along, and why. */
function Problem({ name, code }: { name: string; code: RefusedFile['code'] | 'LOST' }) {
  const intl = useIntl()
  const why = intl.formatMessage({ id: `chat.picture.problem.${code}` }, { most: picturesMost })
  return (
    <p className={problem}>
      <Icon name="alert" size={16} />
      <span>
        <FormattedMessage id="chat.picture.refused" values={{ name, why }} />
      </span>
    </p>
  )
}

/** Says of one whose file this browser has no more that it must be chosen again. */
function LostPicture({ id, place }: { id: string; place: number }) {
  const name = useIntl().formatMessage({ id: 'chat.picture.place' }, { place })
  return usePictureUrl(id) === 'lost' && <Problem name={name} code="LOST" />
}

type TrayItemProps = {
  picture: SentPicture
  place: number
  onRemove: () => void
  onDescribe: () => void
}

function TrayItem({ picture, place, onRemove, onDescribe }: TrayItemProps) {
  const intl = useIntl()
  const url = usePictureUrl(picture.id)
  const isDescribed = picture.alt !== ''
  return (
    <li className={item}>
      {url && url !== 'lost' ? (
        <img
          src={url}
          alt={picture.alt || intl.formatMessage({ id: 'chat.picture.place' }, { place })}
          className={image}
        />
      ) : (
        <span className={empty}>{url === 'lost' && <Icon name="alert" />}</span>
      )}
      <span className={remove}>
        <IconButton
          icon="close"
          size="small"
          label={intl.formatMessage({ id: 'chat.picture.remove' }, { place })}
          onClick={onRemove}
        />
      </span>
      <Button
        size="small"
        emphasis={isDescribed ? 'soft' : 'quiet'}
        tone={isDescribed ? 'accent' : 'neutral'}
        icon={isDescribed ? 'check' : undefined}
        onClick={onDescribe}
      >
        <FormattedMessage id="chat.picture.describe" />
      </Button>
    </li>
  )
}
