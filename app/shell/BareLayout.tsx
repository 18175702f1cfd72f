import { PendingBar, ShellToaster } from '#features/shell/index.ts'
import { AlternateLinks } from './AlternateLinks.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'

/** A screen without the app's shell: no store, no login. */
export function BareLayout() {
  return (
    <ShellToaster>
      <AlternateLinks />
      <PendingBar />
      <main id="main" tabIndex={-1}>
        <ScreenOutlet />
      </main>
    </ShellToaster>
  )
}
