import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useDiscard } from '../../useDiscard.tsx'
import { EditableUntil } from '../EditableUntil/EditableUntil.tsx'

type WrittenEditorProps = {
  title: string
  /** When it was written. */
  writtenAt: string
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

/** The sheet in which something written is changed. What is typed is lost only where its author says so. */
export function WrittenEditor(props: WrittenEditorProps) {
  const { title, writtenAt, isSame, isRefused, isSaving, onSave, onClose, children } = props
  const { close, question } = useDiscard({ isSame, isSaving, onClose })
  const intl = useIntl()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
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
      <Stack gap={4}>
        {children}
        <Text size="caption" tone="muted">
          <EditableUntil writtenAt={writtenAt} />
        </Text>
      </Stack>
      {question}
    </Sheet>
  )
}
