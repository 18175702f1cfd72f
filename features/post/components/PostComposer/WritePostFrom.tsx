import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { ComposerSheet } from './ComposerSheet.tsx'

type WritePostFromProps = Pick<
  ComponentProps<typeof ComposerSheet>,
  'communityId' | 'audiences' | 'onPosted'
> & {
  /** What stands in the composer already. */
  text: string
  /** What the button says. */
  children: ReactNode
}

/**
 * A post that begins with something: a button to the composer in a sheet. It is a draft of its own, so that what the
 * fan was writing elsewhere stays as it was.
 */
export function WritePostFrom({ text, children, onPosted, ...composer }: WritePostFromProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Lasts over a reload, as what is typed does.
  const [lastKey, setLastKey] = useText(
    privateTexts,
    privateKey('post-from', composer.communityId, text),
  )
  const [newKey, setNewKey] = useState(() => crypto.randomUUID())
  const key = lastKey ?? newKey
  return (
    <>
      <Inline gap={3}>
        <Button
          icon="edit"
          aria-haspopup="dialog"
          onClick={() => {
            setLastKey(key)
            setIsOpen(true)
          }}
        >
          {children}
        </Button>
      </Inline>
      <ComposerSheet
        {...composer}
        draft={{ key, text, isNew: true }}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onPosted={() => {
          // The next one is another draft.
          setLastKey(null)
          setNewKey(crypto.randomUUID())
          onPosted?.()
        }}
      />
    </>
  )
}
