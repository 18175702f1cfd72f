import { expect, it, vi } from 'vitest'
import type { RequestParameters, Variables } from 'relay-runtime'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { fakeCommunity, fakeTenant } from '#storybook/fakes/community.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { render } from './entry.server.tsx'
import { defaultFlags } from '#rules/flags.ts'
import { defaultTheme } from '#design-system/theme/theme.ts'
import type { AppSettings } from './settings.ts'

const settings: AppSettings = {
  tenantId: 'ouen',
  locale: 'ja',
  theme: defaultTheme,
  gatewayOrigin: '',
  origin: 'http://localhost',
  isGetEnabled: false,
  isClosedCommunity: false,
  userId: null,
  autoTranslation: 'false',
  identity: { apiKey: 'ouen', projectId: 'ouen', authDomain: 'localhost' },
  analytics: {},
  flags: defaultFlags,
}

/** A channel's page, where the gateway fails to read some fields. */
async function openChannel(...failing: string[]) {
  const onError = vi.fn()
  const page = await render({
    request: new Request('http://localhost/messages/chat/channel_lobby'),
    settings,
    assets: { css: '', entry: '/entry.js', preloads: [], styleFiles: [] },
    execute: async (params: RequestParameters, variables: Variables) =>
      answer(
        params,
        variables,
        {
          Tenant: fakeTenant,
          Community: fakeCommunity,
          Viewer: fakeViewer,
          Node: fakeChannel,
        },
        failing,
      ),
    onError,
  })
  if (!('html' in page)) throw new Error(`${page.status} ${page.location}`)
  return { ...page, onError }
}

it('sends a screen whose data is there as a success', async () => {
  const { status, html } = await openChannel()
  expect(html).toContain('尊さは自腹です')
  expect(status).toBe(200)
})

it('says that a screen failed where what it is opened for could not be read', async () => {
  const { status, html, onError } = await openChannel('Query.node')
  expect(html).not.toContain('尊さは自腹です')
  expect(onError).toHaveBeenCalled()
  expect(status).toBe(500)
})
