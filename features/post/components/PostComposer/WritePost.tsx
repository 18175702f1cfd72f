import { useState, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { ComposerSheet } from './ComposerSheet.tsx'
import { PostComposer } from './PostComposer.tsx'
import { inPlace, opener } from './PostComposer.css.ts'

type WritePostProps = Omit<ComponentProps<typeof PostComposer>, 'onPosted'>

/** The composer: in place on a desktop, in a sheet on a phone. Both hold the same draft. */
export function WritePost(props: WritePostProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={inPlace}>
        <PostComposer {...props} />
      </div>
      <div className={opener}>
        <Button icon="edit" isFullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <FormattedMessage id="post.write" />
        </Button>
      </div>
      <ComposerSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
