import { Suspense, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import type { ChosenPicture, RefusedFile } from '../../chosen/chosenPicture.ts'
import type { UploadProblem, UploadState, UploadStates } from '../../sending/uploads.ts'
import { UploadMark } from '../UploadMark/UploadMark.tsx'
import { usePictureUrl } from './usePictureUrl.ts'
import { empty, face, item, picture as image, problem, remove, tray } from './PictureTray.css.ts'

const AltDialog = latePart(() => import('./AltDialog.tsx'))

type PictureTrayProps = {
  pictures: readonly ChosenPicture[]
  /** What was chosen and can't go along. */
  refused: readonly RefusedFile[]
  /** How many go along. */
  most: number
  /** How far those are that go up already; absent where they go up with what is sent. */
  states?: UploadStates
  /** Lets one go up again that did not. */
  onRetry?: (id: string) => void
  /** Says what a description is for, while one is missing. */
  asksAlt?: boolean
  onRemove: (id: string) => void
  onDescribe: (id: string, alt: string) => void
}

/** What goes along with what is being written: each can be described, or taken out. */
export function PictureTray({
  pictures,
  refused,
  most,
  states,
  onRetry,
  asksAlt = false,
  onRemove,
  onDescribe,
}: PictureTrayProps) {
  const intl = useIntl()
  const [describedId, setDescribedId] = useState<string>()
  const described = pictures.find(({ id }) => id === describedId)
  const tooMany = pictures.length - most
  const list = useRef<HTMLUListElement>(null)
  const removeAt = (place: number) => {
    focusBeside(list.current, place)
    onRemove(pictures[place]!.id)
  }
  return (
    <>
      {states && <UploadsTold pictures={pictures} />}
      {pictures.length > 0 && (
        <ul ref={list} className={tray} aria-label={intl.formatMessage({ id: 'picture.tray' })}>
          {pictures.map((picture, place) => (
            <TrayItem
              key={picture.id}
              picture={picture}
              place={place + 1}
              state={picture.isUploaded ? undefined : states?.get(picture.id)}
              onRetry={() => onRetry?.(picture.id)}
              onRemove={() => removeAt(place)}
              onDescribe={() => setDescribedId(picture.id)}
            />
          ))}
        </ul>
      )}
      {asksAlt && pictures.some(({ alt }) => alt === '') && (
        <Text size="caption" tone="muted">
          <FormattedMessage id="picture.alt.asked" />
        </Text>
      )}
      <div role="alert">
        {tooMany > 0 && (
          <p className={problem}>
            <Icon name="alert" size={16} />
            <FormattedMessage id="picture.over" values={{ most: most, count: tooMany }} />
          </p>
        )}
        {pictures.map(
          ({ id, isUploaded }, place) =>
            !isUploaded && (
              <PictureFault key={id} id={id} place={place + 1} state={states?.get(id)} />
            ),
        )}
        {refused.map(({ name, code }, at) => (
          <Problem key={at} name={name} code={code} most={most} />
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

/**
 * Moves the focus from what goes with a picture that is taken out: to the next one's button, to the one's before, or, for
 * whoever uses the keyboard, to the field that they go along with. A touch must not call up the keyboard.
 */
function focusBeside(list: HTMLElement | null, place: number) {
  const pressed = document.activeElement
  if (!list?.contains(pressed)) return
  const next = list.children.item(place + 1) ?? list.children.item(place - 1)
  if (next) next.querySelector('button')?.focus()
  else if (pressed?.matches(':focus-visible'))
    list.closest('form')?.querySelector('textarea')?.focus()
}

/** Tells those who can't see the bars how many have gone up. */
function UploadsTold({ pictures }: Pick<PictureTrayProps, 'pictures'>) {
  const of = pictures.filter(({ isUploaded }) => isUploaded).length
  return (
    <VisuallyHidden>
      <span role="status">
        {pictures.length > 0 && (
          <FormattedMessage id="picture.uploaded" values={{ of, count: pictures.length }} />
        )}
      </span>
    </VisuallyHidden>
  )
}

/** What can't go along, and why. */
type ProblemProps = { name: string; code: RefusedFile['code'] | UploadProblem; most?: number }

function Problem({ name, code, most = 0 }: ProblemProps) {
  const intl = useIntl()
  const why = intl.formatMessage({ id: `picture.problem.${code}` }, { most: most })
  return (
    <p className={problem}>
      <Icon name="alert" size={16} />
      <span>
        <FormattedMessage id="picture.refused" values={{ name, why }} />
      </span>
    </p>
  )
}

type FaultProps = { id: string; place: number; state: UploadState | undefined }

/** Says why one does not go, and of one whose file this browser has no more that it must be chosen again. */
function PictureFault({ id, place, state }: FaultProps) {
  const name = useIntl().formatMessage({ id: 'picture.place' }, { place })
  const isLost = usePictureUrl(id) === 'lost'
  const code = isLost ? 'LOST' : state && 'problem' in state ? state.problem : undefined
  return code && <Problem name={name} code={code} />
}

type TrayItemProps = {
  picture: ChosenPicture
  place: number
  state: UploadState | undefined
  onRetry: () => void
  onRemove: () => void
  onDescribe: () => void
}

function TrayItem({ picture, place, state, onRetry, onRemove, onDescribe }: TrayItemProps) {
  const intl = useIntl()
  const url = usePictureUrl(picture.id)
  const isDescribed = picture.alt !== ''
  const problem = state && 'problem' in state ? state.problem : undefined
  const mayGoAgain = problem === 'UNSENT' || problem === 'BUSY'
  return (
    <li className={item}>
      <span className={face}>
        {url && url !== 'lost' ? (
          <img
            src={url}
            alt={picture.alt || intl.formatMessage({ id: 'picture.place' }, { place })}
            className={image}
          />
        ) : (
          <span className={empty}>{url === 'lost' && <Icon name="alert" />}</span>
        )}
        {state && url !== 'lost' && (
          <UploadMark place={place} share={'share' in state ? state.share : null} />
        )}
      </span>
      <span className={remove}>
        <IconButton
          icon="close"
          size="small"
          label={intl.formatMessage({ id: 'picture.remove' }, { place })}
          onClick={onRemove}
        />
      </span>
      {mayGoAgain ? (
        <Button size="small" emphasis="soft" onClick={onRetry}>
          <FormattedMessage id="picture.retry" />
        </Button>
      ) : (
        <Button
          size="small"
          emphasis={isDescribed ? 'soft' : 'quiet'}
          tone={isDescribed ? 'accent' : 'neutral'}
          icon={isDescribed ? 'check' : undefined}
          onClick={onDescribe}
        >
          <FormattedMessage id="picture.describe" />
        </Button>
      )}
    </li>
  )
}
