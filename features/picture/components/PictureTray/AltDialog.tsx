import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { pictureAltMaxLength } from '#rules/picture.ts'
import { cleanText, countCharacters } from '#rules/text.ts'
import type { ChosenPicture } from '../../chosen/chosenPicture.ts'
import { usePictureUrl } from './usePictureUrl.ts'
import { large } from './PictureTray.css.ts'

type AltDialogProps = {
  picture: ChosenPicture
  onSave: (alt: string) => void
  onClose: () => void
}

/** Asks what is to be seen in a picture, for those who don't see it. */
export default function AltDialog({ picture, onSave, onClose }: AltDialogProps) {
  const intl = useIntl()
  const url = usePictureUrl(picture.id)
  const [alt, setAlt] = useState(picture.alt)
  const cleaned = cleanText(alt.replace(/\n/g, ' '))
  const over = countCharacters(cleaned) - pictureAltMaxLength
  const save = () => {
    if (over > 0) return
    onSave(cleaned)
    onClose()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'picture.alt.title' })}
      closeLabel={intl.formatMessage({ id: 'picture.alt.close' })}
      footer={
        <Button isFullWidth onClick={save} disabled={over > 0}>
          <FormattedMessage id="picture.alt.save" />
        </Button>
      }
    >
      <Stack gap={4}>
        {url && url !== 'lost' && <img src={url} alt="" className={large} />}
        <TextArea
          label={intl.formatMessage({ id: 'picture.alt.label' })}
          description={intl.formatMessage({ id: 'picture.alt.hint' })}
          error={
            over > 0
              ? intl.formatMessage(
                  { id: 'picture.alt.over' },
                  { most: pictureAltMaxLength, count: over },
                )
              : undefined
          }
          value={alt}
          onChange={setAlt}
        />
      </Stack>
    </Sheet>
  )
}
