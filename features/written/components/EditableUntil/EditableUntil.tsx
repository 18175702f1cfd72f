import { FormattedMessage } from 'react-intl'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { editableUntil } from '../../mayStillEdit.ts'

/** Until when what was written then can be changed, in words. */
export function EditableUntil({ writtenAt }: { writtenAt: string }) {
  const tokyo = useTokyoTime()
  return (
    <FormattedMessage
      id="written.edit.until"
      values={{ time: tokyo.time(editableUntil(writtenAt)) }}
    />
  )
}
