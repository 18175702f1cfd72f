import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
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
  const [key, setKey] = useState(() => crypto.randomUUID())
  return (
    <>
      <Inline gap={3}>
        <Button icon="edit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {children}
        </Button>
      </Inline>
      <ComposerSheet
        {...composer}
        draft={{ key, text }}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onPosted={() => {
          // The next one is another draft.
          setKey(crypto.randomUUID())
          onPosted?.()
        }}
      />
    </>
  )
}
