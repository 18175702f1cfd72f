import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CoinsAlone } from './CoinsAlone.tsx'

const voice = { priceYen: null, item: { name: '朝凪ひより「おはよう灯台」目覚ましボイス' } }
const film = { priceYen: null, item: { name: '温室ゲーム部 冬の特別編' } }
const penlight = { priceYen: 3300, item: { name: 'ペンライト' } }

const meta = preview.meta({ component: CoinsAlone, args: { lines: [penlight, voice] } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** All of it is sold for coins alone. */
export const All = meta.story({ args: { lines: [voice] } })
/** In two sizes, one item; and another. */
export const Several = meta.story({ args: { lines: [voice, voice, film, penlight] } })
export const SeveralInEnglish = meta.story({
  args: { lines: [voice, film, penlight] },
  globals: { locale: 'en' },
})
/** In a checkout, where nothing can be taken out of it any more. */
export const Begun = meta.story({ args: { isBegun: true } })
export const BegunInEnglish = meta.story({ args: { isBegun: true }, globals: { locale: 'en' } })

Several.test('names each item once', async ({ canvasElement }) => {
  const told = canvasElement.textContent.split(voice.item.name)
  await expect(told).toHaveLength(2)
})
