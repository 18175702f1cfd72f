import { Suspense, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { latePart } from '#platform/routing/latePart.ts'
import { PostComposer } from './PostComposer.tsx'

const Sheet = latePart(
  () => import('#design-system/sheet/Sheet.tsx'),
  ({ Sheet }) => Sheet,
)

type ComposerSheetProps = ComponentProps<typeof PostComposer> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The composer over the page; it closes once the post is there. */
export function ComposerSheet({ isOpen, onOpenChange, onPosted, ...composer }: ComposerSheetProps) {
  const intl = useIntl()
  return (
    <Suspense fallback={null}>
      {isOpen && (
        <Sheet
          isOpen
          onOpenChange={onOpenChange}
          title={intl.formatMessage({ id: 'post.write' })}
          closeLabel={intl.formatMessage({ id: 'post.close' })}
        >
          <PostComposer
            {...composer}
            onPosted={() => {
              onOpenChange(false)
              onPosted?.()
            }}
          />
        </Sheet>
      )}
    </Suspense>
  )
}
