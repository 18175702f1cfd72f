import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/prize-draw.ts'
import { LogInFirst, Missing, PageFrame } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'

type EntryPageProps = {
  title: 'prizeDraw.complete.title' | 'prizeDraw.entry.title'
  children: ReactNode
}

/** The page around an own entry: its title, and the way back to all draws. */
export function EntryPage({ title, children }: EntryPageProps) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: title })}
      back={{ href: paths.draws(), label: intl.formatMessage({ id: 'prizeDraw.back' }) }}
      robots="noindex"
    >
      {children}
    </PageFrame>
  )
}

/** In an entry's place: the ways in for a guest, who may come by a winner's mail; that it is not theirs for others. */
export function NoEntry() {
  const intl = useIntl()
  const { status } = useSession()
  if (status === 'notLoggedIn')
    return (
      <EntryPage title="prizeDraw.entry.title">
        <LogInFirst
          title={intl.formatMessage({ id: 'prizeDraw.entry.guest.title' })}
          body={intl.formatMessage({ id: 'prizeDraw.entry.guest.body' })}
        />
      </EntryPage>
    )
  return (
    <Missing
      title={intl.formatMessage({ id: 'prizeDraw.entry.missing.title' })}
      body={intl.formatMessage({ id: 'prizeDraw.entry.missing.body' })}
      nextAction={{ href: paths.draws(), label: intl.formatMessage({ id: 'prizeDraw.back' }) }}
    />
  )
}
