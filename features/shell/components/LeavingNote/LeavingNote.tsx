import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { latePart } from '#platform/routing/latePart.ts'
import type { LeavingNote_viewer$key } from './__generated__/LeavingNote_viewer.graphql.ts'

// Hardly anyone leaves: nobody else's page holds it.
const Bar = latePart(() => import('./LeavingBar.tsx'))

/** Over every page of whoever is leaving: until when, and the way to stay. */
export function LeavingNote(props: { viewer: LeavingNote_viewer$key }) {
  const { accountDeletion } = useFragment(
    graphql`
      fragment LeavingNote_viewer on Viewer @throwOnFieldError {
        accountDeletion {
          ...LeavingBar_deletion
        }
      }
    `,
    props.viewer,
  )
  if (!accountDeletion) return null
  return (
    <Suspense fallback={null}>
      <Bar deletion={accountDeletion} />
    </Suspense>
  )
}
