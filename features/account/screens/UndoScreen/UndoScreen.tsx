import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { PageFrame } from '#features/errors/index.ts'
import { UndoChange } from '../../components/UndoChange/UndoChange.tsx'
import { Undone } from '../../components/UndoChange/Undone.tsx'

/** What the page keeps over a reload, since a sign-in that ends reloads it. */
type Kept = { key?: string; undone?: string }

/** `/settings/personal-info/undo`: where the link leads that went to a contact which was replaced. For guests too. */
export function Screen() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { key, undone } = useKept()
  const finish = (maskedContact: string) =>
    void navigate(pathname, { replace: true, state: { undone: maskedContact } satisfies Kept })
  return (
    <PageFrame
      title={intl.formatMessage({ id: undone ? 'account.undo.done.title' : 'account.undo.title' })}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'account.back' }) }}
      robots="noindex"
    >
      {undone ? (
        <Undone maskedContact={undone} />
      ) : (
        <UndoChange linkKey={key ?? ''} onUndone={finish} />
      )}
    </PageFrame>
  )
}

/** The link's key. It leaves the address at once, where scripts and histories would keep it. */
function useKept(): Kept {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const written = new URLSearchParams(search).get('key')
  useEffect(() => {
    if (written !== null)
      void navigate(pathname, { replace: true, preventScrollReset: true, state: { key: written } })
  }, [navigate, pathname, written])
  return written === null ? ((state as Kept | null) ?? {}) : { key: written }
}
