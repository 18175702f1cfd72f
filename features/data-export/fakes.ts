import { fakeOf } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

/** Written ten minutes before story noon, 2026-11-20 12:00 in Japan. */
export const fakeExport = fakeOf('DataExport', {
  id: 'dataexport_1',
  requestedAt: '2026-11-20T02:48:00.000Z',
  readyAt: '2026-11-20T02:50:00.000Z',
  endsAt: '2026-11-27T15:00:00.000Z',
  url: '/data-exports/dataexport_1.json',
  size: 184_320,
})

/** One that is still being written. */
export const writing = () => fakeExport({ readyAt: null, endsAt: null, url: null, size: null })

/** A fan who has asked for this, or for nothing yet. */
export const fanData = (dataExport: ReturnType<typeof fakeExport> | null = null) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), dataExport }),
})
