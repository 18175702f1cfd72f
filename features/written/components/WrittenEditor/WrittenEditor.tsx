import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

type WrittenEditorProps = {
  title: string
  /** What is typed is what stands: there is nothing to save, or to lose by a tap beside it. */
  isSame: boolean
  /** What is typed can't be taken. */
  isRefused: boolean
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** The sheet in which something written is changed. What is typed is lost with a close alone. */
export function WrittenEditor(props: WrittenEditorProps) {
  const { title, isSame, isRefused, isSaving, onSave, onClose, children } = props
  const intl = useIntl()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={isSame}
      title={title}
      closeLabel={intl.formatMessage({ id: 'written.edit.cancel' })}
      footer={
        <Button
          isFullWidth
          disabled={isSame || isRefused}
          onClick={onSave}
          isBusy={isSaving}
          busyLabel={intl.formatMessage({ id: 'written.edit.saving' })}
        >
          <FormattedMessage id="written.edit.save" />
        </Button>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Sheet>
  )
}
