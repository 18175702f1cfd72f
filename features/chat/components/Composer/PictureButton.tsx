import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { pictureTypes } from '../../drafts/measurePicture.ts'
import { hiddenInput } from './Composer.css.ts'

type PictureButtonProps = { onPick: (files: File[]) => void; disabled?: boolean }

/** Chooses pictures from the device, several at once. */
export function PictureButton({ onPick, disabled }: PictureButtonProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const label = intl.formatMessage({ id: 'chat.picture.choose' })
  return (
    <>
      <IconButton
        icon="camera"
        label={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
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
