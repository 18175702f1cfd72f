import { Suspense, useState, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { PostComposer } from './PostComposer.tsx'
import { inPlace, opener } from './PostComposer.css.ts'

const Sheet = latePart(
  () => import('#design-system/sheet/Sheet.tsx'),
  ({ Sheet }) => Sheet,
)

type WritePostProps = Omit<ComponentProps<typeof PostComposer>, 'onPosted'>

/** The composer: in place on a desktop, in a sheet on a phone. Both hold the same draft. */
export function WritePost(props: WritePostProps) {
  const intl = useIntl()
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
      <Suspense fallback={null}>
        {isOpen && (
          <Sheet
            isOpen
            onOpenChange={setIsOpen}
            title={intl.formatMessage({ id: 'post.write' })}
            closeLabel={intl.formatMessage({ id: 'post.close' })}
          >
            <PostComposer {...props} onPosted={() => setIsOpen(false)} />
          </Sheet>
        )}
      </Suspense>
    </>
  )
}
