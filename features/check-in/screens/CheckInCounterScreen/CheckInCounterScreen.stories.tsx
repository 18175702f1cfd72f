import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { writeStoreCode } from '#rules/storeCode.ts'
import { fakeStore } from '../../fakes.ts'
import { Screen } from './CheckInCounterScreen.tsx'

const code = writeStoreCode({ store: 1, stamp: 3_628_000, tag: 'W4VE5' })
const showing = (name: string) => ({
  relay: {
    data: {
      Query: () => ({
        checkInCounter: {
          __typename: 'CheckInCounter' as const,
          code,
          turnsAt: '2026-11-20T03:01:00.000Z',
          store: fakeStore({ name }),
        },
      }),
    },
  },
})

const meta = preview.meta({
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...showing('灯台売店'),
    impossible: { Empty: 'A counter always has a code.' },
  },
})

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const WrongKey = meta.story({
  parameters: { relay: { data: { Query: () => ({ checkInCounter: null }) } } },
})
export const LongText = meta.story({
  parameters: showing(
    '灯台まつりの三日間だけ灯台の階段のいちばん上にひらく、風の強い日はおやすみの小さな売店',
  ),
})
