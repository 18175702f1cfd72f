import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { bar, fill, veil } from './UploadMark.css.ts'

type UploadMarkProps = {
  /** Which picture it is, from 1. */
  place: number
  /** How much of it has gone up, from 0 to 1; null where it does not go. */
  share: number | null
}

/** Lies over a picture that is on its way up, or that does not go. */
export function UploadMark({ place, share }: UploadMarkProps) {
  const intl = useIntl()
  if (share === null)
    return (
      <span className={veil}>
        <Icon name="alert" />
      </span>
    )
  return (
    <span
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'picture.sending' }, { place })}
      aria-valuenow={Math.round(share * 100)}
      className={bar}
    >
      <span className={fill} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
