import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { latePart } from '#platform/routing/latePart.ts'

const NewDirectSheet = latePart(() => import('./NewDirectSheet.tsx'))

/** Begins to write to somebody: a sign in the head of a list, words where there is none yet. */
export function NewDirect({ isInHead = false }: { isInHead?: boolean }) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {isInHead ? (
        <IconButton
          icon="edit"
          label={intl.formatMessage({ id: 'chat.direct.new' })}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button icon="edit" aria-haspopup="dialog" onClick={open}>
          <FormattedMessage id="chat.direct.new" />
        </Button>
      )}
      <Suspense>{isOpen && <NewDirectSheet onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
