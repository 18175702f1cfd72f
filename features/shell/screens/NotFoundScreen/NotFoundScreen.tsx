import { PageHead } from '#platform/routing/PageHead.tsx'
import { useDocumentStatus } from '#platform/routing/status.tsx'

/** Whatever is not there. */
export function Screen() {
  useDocumentStatus(404)
  return (
    <main>
      <PageHead title="404" robots="noindex" />
      <h1>404</h1>
    </main>
  )
}
