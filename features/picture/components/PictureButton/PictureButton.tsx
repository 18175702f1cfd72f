import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { pictureTypes } from '../../chosen/measurePicture.ts'
import { hiddenInput } from './PictureButton.css.ts'

type PictureButtonProps = {
  onPick: (files: File[]) => void
  disabled?: boolean
  /** How many there are and may be, where there is room to say it. */
  count?: { of: number; most: number }
}

/** Chooses pictures from the device, several at once. */
export function PictureButton({ onPick, disabled, count }: PictureButtonProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  const label = intl.formatMessage({ id: 'picture.choose' })
  return (
    <>
      {count ? (
        <Button
          icon="camera"
          emphasis="quiet"
          tone="neutral"
          size="small"
          disabled={disabled}
          onClick={choose}
        >
          <FormattedMessage id="picture.choose.count" values={count} />
        </Button>
      ) : (
        <IconButton icon="camera" label={label} disabled={disabled} onClick={choose} />
      )}
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        className={hiddenInput}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same may be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
